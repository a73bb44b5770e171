import type { Asks, Gives } from '#kernel/call.ts'
import type { contract } from '../contract.ts'
import { fromBase64url, toBase64url } from '../rules/base64url.ts'

type Challenge = Gives<(typeof contract)['accounts.begin_passkey_log_in']>
type Signed = Asks<(typeof contract)['accounts.log_in_with_passkey']>

/** What a device signed; `no` when its owner turned away or it has no passkey for this site: the browser tells nobody which. */
export async function askPasskey(
  { challenge, host, wait_ms }: Challenge,
  how: { readonly signal: AbortSignal; readonly beside?: boolean },
): Promise<Signed | 'no'> {
  try {
    const found = await navigator.credentials.get({
      signal: how.signal,
      // Beside the form it waits among the browser's own suggestions and asks nothing by itself.
      ...(how.beside && { mediation: 'conditional' as const }),
      publicKey: {
        challenge: fromBase64url(challenge),
        rpId: host,
        timeout: wait_ms,
        userVerification: 'required',
      },
    })
    return found instanceof PublicKeyCredential ? written(found) : 'no'
  } catch {
    return 'no'
  }
}

function written(found: PublicKeyCredential): Signed {
  const { clientDataJSON, authenticatorData, signature, userHandle } = found.response as AuthenticatorAssertionResponse
  return {
    credential: found.id,
    client_data: text(clientDataJSON),
    authenticator_data: text(authenticatorData),
    signature: text(signature),
    // Every passkey of ours names its account; anything else is refused by what stands here.
    handle: userHandle === null ? '-' : text(userHandle),
  }
}

function text(bytes: ArrayBuffer): string {
  return toBase64url(new Uint8Array(bytes))
}
