export interface Line {
  readonly sku: string
  readonly priceCents: number
  readonly quantity: number
}

export interface Cart {
  readonly lines: readonly Line[]
  readonly shippingCents: number
}

export function subtotalCents(cart: Cart): number {
  return cart.lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0)
}

export function totalCents(cart: Cart): number {
  return subtotalCents(cart) + cart.shippingCents
}
