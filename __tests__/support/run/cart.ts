import type { CommitPlan } from '../git/repositories.ts'
import type { ScriptedReviewer } from './scripted.ts'

/** A small shop before and after a change that brings in two faults. */
export const cart: readonly [CommitPlan, CommitPlan] = [
  {
    files: {
      'src/cart.ts':
        'export function total(prices: number[]): number {\n  return prices.reduce((a, b) => a + b, 0)\n}\n',
      'src/old.ts': 'export const a = 1\n',
      '.skills/money.md':
        '---\nname: money\ndescription: How amounts are handled. Use when a change touches prices.\nglobs: ["src/**"]\n---\n\nAmounts are whole cents.\n',
    },
  },
  {
    files: {
      'src/cart.ts':
        'export function total(prices: number[]): number {\n  return prices.reduce((a, b) => a + b)\n}\n\nexport function discount(total: number, percent: number): number {\n  return total * (1 - percent / 100)\n}\n',
    },
  },
]

/** What a reviewer says of it: the first of high severity, the second of medium. */
export const cartFindings: NonNullable<ScriptedReviewer['findings']> = [
  {
    path: 'src/cart.ts',
    quote: '  return prices.reduce((a, b) => a + b)',
    title: 'An empty cart throws',
    body: 'When the cart is empty, `reduce` without a start value throws a TypeError.',
    suggestion: '  return prices.reduce((a, b) => a + b, 0)',
  },
  {
    path: 'src/cart.ts',
    quote: '  return total * (1 - percent / 100)',
    title: 'A discount leaves fractions of a cent',
    severity: 'medium',
    skill: 'money',
    rule: 'whole cents',
    to: 'rules',
  },
]
