import type { Database } from './database.ts'

export interface Order {
  readonly id: number
  readonly customer: string
  readonly totalCents: number
}

export async function findOrders(db: Database, customer: string): Promise<Order[]> {
  return db.query('SELECT id, customer, total_cents FROM orders WHERE customer = $1', [customer])
}

export async function saveOrder(db: Database, order: Order): Promise<void> {
  await db.query('INSERT INTO orders (id, customer, total_cents) VALUES ($1, $2, $3)', [
    order.id,
    order.customer,
    order.totalCents,
  ])
}
