import type { SendSms } from './sms.ts'

/**
 * Codes with which the provider reports that a number does not accept messages: invalid, not
 * mobile, unsubscribed, unreachable.
 */
const unreachable = new Set([21211, 21214, 21217, 21408, 21610, 21612, 21614])

interface MessagesApiOptions {
  /**
   * `https://<account>:<token>@api.twilio.com?from=<number or sender>`; any server with the same
   * Messages API works.
   */
  readonly url: string
  readonly timeoutMs?: number
}

/**
 * Sends through a provider's Messages API (2010-04-01): one form-encoded POST with basic
 * authentication.
 */
export function createMessagesApi({ url, timeoutMs = 10_000 }: MessagesApiOptions): SendSms {
  const { origin, username, password, searchParams } = new URL(url)
  const [account, token] = [decodeURIComponent(username), decodeURIComponent(password)]
  const address = `${origin}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`
  return async ({ to, text }) => {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { authorization, accept: 'application/json' },
      body: new URLSearchParams({ To: to, From: searchParams.get('from') ?? '', Body: text }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (answer.status === 201) {
      await answer.body?.cancel()
      return 'taken'
    }
    const code = await readErrorCode(answer)
    if (answer.status === 400 && code !== null && unreachable.has(code)) return 'unreachable'
    // Contains neither the number nor the text; status and code are enough.
    throw new Error(
      `the SMS provider answered ${answer.status}${code === null ? '' : `, code ${code}`}`,
    )
  }
}

async function readErrorCode(answer: Response): Promise<number | null> {
  const body: unknown = await answer.json().catch(() => null)
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : null
  return typeof code === 'number' ? code : null
}
