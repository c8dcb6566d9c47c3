import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { planShards, shardOf } from '../../../src/core/change/shards.ts'
import { newFile } from '../../support/change/files.ts'

const files = (sizes: readonly number[]) =>
  sizes.map((size, index) =>
    newFile(`f${String(index).padStart(3, '0')}.ts`, Array(size).fill('x')),
  )

test('the shards of a plan hold every file once', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 30 }),
      fc.integer({ min: 1, max: 12 }),
      (sizes, n) => {
        const change = files(sizes)
        const shards = planShards(change, n).shard.map((shard) => shardOf(change, shard))
        expect(shards.flat()).toEqual(change)
        expect(change.length === 0 || shards.every((shard) => shard.length > 0)).toBe(true)
      },
    ),
  )
})

test('they are about equally large', () => {
  const change = files(Array(100).fill(10))
  const { shard } = planShards(change, 4)
  expect(shard).toEqual(['1/4', '2/4', '3/4', '4/4'])
  expect(shard.map((each) => shardOf(change, each).length)).toEqual([25, 25, 25, 25])
})

test('a change without files still has a job, because an empty matrix is an error', () => {
  expect(planShards([], 3)).toEqual({ shard: ['1/3'] })
  expect(shardOf([], '1/3')).toEqual([])
})

test.each(['0/3', '4/3', '0/0', 'x', '2'])('the shard %s cannot be', (shard) => {
  expect(() => shardOf(files([1]), shard)).toThrow(`The shard "${shard}" cannot be`)
})
