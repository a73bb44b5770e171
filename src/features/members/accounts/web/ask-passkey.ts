import type { Asks, Gives } from '#kernel/call.ts'
import type { contract } from '../contract.ts'
import { fromBase64url, toBase64url } from '../rules/base64url.ts'

type Challenge = Gives<(typeof contract)['accounts.begin_passkey_log_in']>
type Signed = Asks<(typeof contract)['accounts.log_in_with_passkey']>

/**
 * Returns a device's signed response; `no` if the user declined or has no passkey for this site,
 * which browsers do not distinguish.
 */
export async function askPasskey(
  { challenge, host, wait_ms }: Challenge,
  how: { readonly signal: AbortSignal; readonly beside?: boolean },
): Promise<Signed | 'no'> {
  try {
    const found = await navigator.credentials.get({
      signal: how.signal,
      // With autofill, passkeys appear among the browser's suggestions and no dialog opens.
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
    // Each of our passkeys has a user handle; the server refuses this placeholder.
    handle: userHandle === null ? '-' : text(userHandle),
  }
}

function text(bytes: ArrayBuffer): string {
  return toBase64url(new Uint8Array(bytes))
}
