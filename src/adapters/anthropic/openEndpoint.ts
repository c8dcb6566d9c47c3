import type { Endpoint, EndpointOptions, Provider } from './endpoint.ts'

/** Loads the SDK of the provider that was chosen, and no other: they bring the SDKs of whole clouds with them. */
export async function openEndpoint(
  provider: Provider,
  options: EndpointOptions,
): Promise<Endpoint> {
  switch (provider) {
    case 'anthropic':
      return (await import('./providers/anthropic.ts')).openAnthropic(options)
    case 'bedrock':
      return (await import('./providers/bedrock.ts')).openBedrock(options)
    case 'vertex':
      return (await import('./providers/vertex.ts')).openVertex(options)
    case 'foundry':
      return (await import('./providers/foundry.ts')).openFoundry(options)
  }
}
