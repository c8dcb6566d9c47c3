export interface Line {
  readonly sku: string
  readonly priceCents: number
  readonly quantity: number
}

export interface Cart {
  readonly lines: readonly Line[]
  readonly shippingCents: number
  /** Percent, 0 to 100. */
  readonly discountPercent?: number
}

export function subtotalCents(cart: Cart): number {
  return cart.lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0)
}

export function totalCents(cart: Cart): number {
  const total = subtotalCents(cart) + cart.shippingCents
  return total * (1 - (cart.discountPercent ?? 0) / 100)
}

export function discountFromQuery(text: string): number {
  return parseFloat(text)
}
