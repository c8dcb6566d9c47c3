import type { ServedModel } from './types.ts'

const base: ServedModel = {
  id: 'claude-sonnet-5-5',
  context: 1_000_000,
  maxOutput: 128_000,
  efforts: ['low', 'medium', 'high', 'xhigh', 'max'],
  minCacheable: 512,
  structuredOutputs: true,
  lifecycle: 'active',
  retiresAt: null,
}

/** The models that are always there: the default one, a large one, a small old one, one that is going away. */
export const servedModels: readonly ServedModel[] = [
  base,
  { ...base, id: 'claude-opus-5-5' },
  {
    ...base,
    id: 'claude-haiku-4-5-20251001',
    context: 200_000,
    maxOutput: 64_000,
    efforts: [],
    minCacheable: 4096,
  },
  {
    ...base,
    id: 'claude-opus-4-5-20251101',
    context: 200_000,
    maxOutput: 64_000,
    efforts: ['low', 'medium', 'high'],
    minCacheable: 4096,
    lifecycle: 'deprecated',
    retiresAt: '2027-01-22T00:00:00Z',
  },
]

/** The Models API's answer for one model. */
export function modelInfo(model: ServedModel): object {
  const supported = (yes: boolean) => ({ supported: yes })
  const levels = ['low', 'medium', 'high', 'xhigh', 'max']
  return {
    type: 'model',
    id: model.id,
    display_name: model.id,
    created_at: '2026-01-01T00:00:00Z',
    lifecycle: model.lifecycle,
    deprecated_at: model.lifecycle === 'active' ? null : '2026-11-23T00:00:00Z',
    retires_at: model.retiresAt,
    line: null,
    max_input_tokens: model.context,
    max_tokens: model.maxOutput,
    capabilities: {
      effort: {
        ...supported(model.efforts.length > 0),
        ...Object.fromEntries(
          levels.map((level) => [level, supported(model.efforts.includes(level))]),
        ),
      },
      structured_outputs: supported(model.structuredOutputs),
    },
  }
}
