import { expect, test } from '@jest/globals'
import { createBudget } from '../../../src/core/agent/budget.ts'
import { knownFacts } from '../../../src/core/agent/models.ts'
import { NO_USAGE } from '../../../src/core/agent/usage.ts'

const never = new AbortController().signal
const { price } = knownFacts('claude-sonnet-5-5') // 2 dollars a million in, 10 out
const model = 'claude-sonnet-5-5'
const purse = (maxCostUsd: number) => createBudget({ model, price, maxCostUsd, timeUp: never })
/** 0.01 dollars of prompt and up to 0.02 of output. */
const request = {
  prompt: { ...NO_USAGE, input_tokens: 5_000 },
  maxOutput: 2_000,
  leastOutput: 1_000,
}
const used = { ...NO_USAGE, input_tokens: 5_000, output_tokens: 2_000 }

async function granted(budget: ReturnType<typeof purse>) {
  const leave = await budget.mayAsk(request)
  if (!leave.ok) throw new Error(`refused: ${leave.why}`)
  return leave
}

test('holds the price of the longest reply until the request settles', async () => {
  const budget = purse(0.05)
  const first = await granted(budget)
  expect(first.maxTokens).toBe(2_000)
  first.settle([used])
  expect(budget.spent()).toMatchObject({ requests: 1, cost_usd: 0.03, output_tokens: 2_000 })
  first.settle([used])
  expect(budget.spent().requests).toBe(1)
})

test('grants the output that the rest can pay, and refuses below the least', async () => {
  const leave = await granted(purse(0.025))
  expect(leave.maxTokens).toBe(1_500)
  expect(await purse(0.0199).mayAsk(request)).toEqual({ ok: false, why: 'budget' })
})

test('conversations side by side never overshoot together, and none starves', async () => {
  const budget = purse(0.2)
  let asked = 0
  const converse = async () => {
    for (;;) {
      const leave = await budget.mayAsk(request)
      if (!leave.ok) return leave.why
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 3))
      leave.settle([{ ...used, output_tokens: leave.maxTokens }])
      asked += 1
    }
  }
  expect(await Promise.all(Array.from({ length: 8 }, converse))).toEqual(Array(8).fill('budget'))
  expect(budget.spent().cost_usd).toBeLessThanOrEqual(0.2)
  expect(asked).toBeGreaterThanOrEqual(6)
})

test('waits while only held money stands in the way', async () => {
  const budget = purse(0.035)
  const first = await granted(budget)
  const second = budget.mayAsk(request)
  first.settle([])
  expect((await second).ok).toBe(true)
})

test('D24 every attempt counts, the broken ones too', async () => {
  const budget = purse(1)
  const leave = await granted(budget)
  leave.settle([used, used, used])
  expect(budget.spent()).toMatchObject({ requests: 3, cost_usd: 0.09 })
})

test('a narrowed purse is the same purse with tighter limits', async () => {
  const budget = purse(0.1)
  const passes = budget.narrowed({ maxCostUsd: 0.04, timeUp: never })
  const leave = await passes.mayAsk(request)
  if (leave.ok) leave.settle([used])
  expect(await passes.mayAsk(request)).toEqual({ ok: false, why: 'budget' })
  expect((await budget.mayAsk(request)).ok).toBe(true)
  expect(budget.spent().cost_usd).toBe(0.03)
})

test('refuses for time, and keeps only time where no price is known', async () => {
  const up = AbortSignal.abort()
  const late = createBudget({ model, price, maxCostUsd: 1, timeUp: up })
  expect(await late.mayAsk(request)).toEqual({ ok: false, why: 'time' })
  const unpriced = createBudget({ model, price: null, maxCostUsd: 0.000001, timeUp: never })
  const leave = await unpriced.mayAsk(request)
  expect(leave).toMatchObject({ ok: true, maxTokens: 2_000 })
  if (leave.ok) leave.settle([used])
  expect(unpriced.spent()).toMatchObject({ cost_usd: null, output_tokens: 2_000 })
})
