import type { RawInput, Output } from '#kernel/endpoint.ts'
import type { contract } from '../../contract/accounts.ts'
import { fromBase64url, toBase64url } from '../../rules/base64url.ts'

type Challenge = Output<(typeof contract)['accounts.begin_passkey_log_in']>
type Signed = RawInput<(typeof contract)['accounts.log_in_with_passkey']>

/**
 * Returns a device's signed response; `no` if the user declined or has no passkey for this site,
 * which browsers do not distinguish.
 */
export async function requestPasskey(
  { challenge, host, wait_ms }: Challenge,
  how: { readonly signal: AbortSignal; readonly autofill?: boolean },
): Promise<Signed | 'no'> {
  try {
    const credential = await navigator.credentials.get({
      signal: how.signal,
      // With autofill, passkeys appear among the browser's suggestions and no dialog opens.
      ...(how.autofill && { mediation: 'conditional' as const }),
      publicKey: {
        challenge: fromBase64url(challenge),
        rpId: host,
        timeout: wait_ms,
        userVerification: 'required',
      },
    })
    return credential instanceof PublicKeyCredential ? encodeAssertion(credential) : 'no'
  } catch {
    return 'no'
  }
}

function encodeAssertion(credential: PublicKeyCredential): Signed {
  const { clientDataJSON, authenticatorData, signature, userHandle } =
    credential.response as AuthenticatorAssertionResponse
  return {
    credential: credential.id,
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
