import type { APIError } from '@anthropic-ai/sdk/error'
import type { ModelFault } from '../../core/agent/model.ts'
import type { Credential } from './credential.ts'
import type { Failure, FailureContext } from './failure.ts'
import { hostOf } from './networkFailure.ts'

/** An answer that is an error, or an `error` event in a stream that had begun well. */
export function answerFailure(error: APIError, context: FailureContext): Failure {
  const fault = faultOf(error)
  return {
    fault,
    message: `${hostOf(context.baseUrl)} answered ${saidBy(error)}.`,
    advice: adviceFor(fault, error, context),
    retry: isPassing(error, fault) ? { afterMs: retryAfter(error.headers) } : null,
  }
}

/** Account limits come as 400, 402, 403 and 429; the codes are the API's, the words those without a code. */
const MONEY = /credit balance|spend_limit|billing|ramp_limit/
const TOO_LONG = /prompt is too long|too many (input )?tokens|exceeds? the (maximum|context)/i
const UNKNOWN_MODEL = /model identifier|model_not_found|invalid model|does not exist/i

function faultOf(error: APIError): ModelFault {
  const said = `${error.errorCode ?? ''} ${error.type ?? ''} ${error.apiMessage ?? ''}`
  if (error.status === 402 || MONEY.test(said)) return 'credit'
  switch (error.status ?? statusOf(error.type)) {
    case 400:
      if (TOO_LONG.test(said)) return 'too-large'
      return UNKNOWN_MODEL.test(`${said} ${error.message}`) ? 'not-found' : 'invalid-request'
    case 401:
      return 'credential'
    case 403:
      return 'permission'
    case 404:
      return 'not-found'
    case 413:
      return 'too-large'
    case 429:
      return 'rate-limit'
    case 503:
    case 529:
      return 'overloaded'
    default:
      return 'other'
  }
}

/** Errors inside a stream come after a 200 and only name their type. */
function statusOf(type: string | null): number | null {
  switch (type) {
    case 'invalid_request_error':
      return 400
    case 'rate_limit_error':
      return 429
    case 'overloaded_error':
      return 529
    default:
      return null
  }
}

function isPassing(error: APIError, fault: ModelFault): boolean {
  const asked = error.headers?.get('x-should-retry')
  if (asked === 'true' || asked === 'false') return asked === 'true'
  if (fault === 'rate-limit' || fault === 'overloaded') return true
  const { status } = error
  return fault === 'other' && (status === undefined || status >= 500 || [408, 409].includes(status))
}

/** Milliseconds, from either header, as a number of seconds or as a date. */
function retryAfter(headers: Headers | undefined): number | null {
  const milliseconds = Number(headers?.get('retry-after-ms') ?? Number.NaN)
  if (milliseconds >= 0) return milliseconds
  const text = headers?.get('retry-after')
  if (!text) return null
  const seconds = Number(text)
  const wait = Number.isNaN(seconds) ? Date.parse(text) - Date.now() : seconds * 1000
  return wait >= 0 ? wait : null
}

/** Status, type and words of the API; of a page or a text that some proxy sent, only that it was one. */
function saidBy(error: APIError): string {
  const status = error.status ?? 'an error in the stream'
  const kind = [status, error.type && `(${error.type})`].filter(Boolean).join(' ')
  if (error.apiMessage) return `${kind}: ${oneLine(error.apiMessage)}`
  if (/<(!doctype|html|head|body)\b/i.test(error.message)) {
    return `${kind} with a web page, so not from the API but from something before it`
  }
  return `${kind}: ${oneLine(error.message.replace(/^\d{3} /, ''))}`
}

const oneLine = (text: string): string =>
  text.replace(/\s+/g, ' ').trim().replace(/\.$/, '').slice(0, 300)

const CREDENTIAL_ADVICE: Readonly<Record<Credential['kind'], string>> = {
  key: 'Check the input `anthropic-api-key` (or the variable `ANTHROPIC_API_KEY`): it must be an active key for this endpoint.',
  federation: 'Check the federation rule and its service account in the Claude Console.',
  cloud: "Check the cloud's credentials in the environment of the step.",
}

function adviceFor(fault: ModelFault, error: APIError, context: FailureContext): string {
  switch (fault) {
    case 'credential':
      return CREDENTIAL_ADVICE[context.credential]
    case 'credit':
      return 'Add credit or raise the spending limit of the account, then run the job again.'
    case 'permission':
      return `The credential may not use the model \`${context.model}\` here: change its permissions or the input \`model\`.`
    case 'not-found':
      return notFoundAdvice(error, context)
    case 'too-large':
      return 'Split the change, or leave files out with `paths-ignore`.'
    case 'rate-limit':
      return "The account's rate limit is too low for this change: raise it, or lower `effort`."
    case 'overloaded':
      return 'The API is overloaded: run the job again later.'
    case 'invalid-request':
      return context.baseUrl.includes('api.anthropic.com')
        ? 'That is a bug of this action: please report it with this message.'
        : `Does the endpoint at ${hostOf(context.baseUrl)} speak the current Messages API, and does the input \`model\` fit it?`
    default:
      return 'Run the job again later.'
  }
}

function notFoundAdvice(error: APIError, { provider, model, baseUrl }: FailureContext): string {
  if (provider === 'bedrock') {
    return `Check the input \`model\`: Bedrock may want an inference profile such as \`us.anthropic.…\` instead of \`${model}\`.`
  }
  const isOfApi = error.type === 'not_found_error' && error.apiMessage?.includes('model')
  return isOfApi
    ? `Check the input \`model\`: \`${model}\` is mistyped or no longer served.`
    : `Check \`anthropic-base-url\`: it must be the address before \`/v1/messages\`; ${hostOf(baseUrl)} may also not know the model \`${model}\`.`
}
