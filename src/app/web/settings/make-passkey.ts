import type { Asks, Gives } from '#kernel/call.ts'
import type { contract } from '#features/members/accounts/contract.ts'
import { fromBase64url, toBase64url } from '#features/members/accounts/index.ts'

type Wanted = Gives<(typeof contract)['accounts.begin_passkey']>
/** The credential a device returns. */
export type Made = Pick<
  Asks<(typeof contract)['accounts.add_passkey']>,
  'credential' | 'client_data' | 'attestation' | 'transports'
>

/**
 * Creates a passkey on this device. Returns `known` if the device already has one, `no` if the user
 * declined or the device cannot.
 */
export async function makePasskey(wanted: Wanted): Promise<Made | 'known' | 'no'> {
  try {
    const made = await navigator.credentials.create({
      publicKey: {
        challenge: fromBase64url(wanted.challenge),
        rp: { id: wanted.host, name: wanted.site },
        user: { id: fromBase64url(wanted.handle), name: wanted.name, displayName: wanted.name },
        pubKeyCredParams: wanted.algorithms.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: wanted.known.map(({ credential, transports }) => ({
          type: 'public-key',
          id: fromBase64url(credential),
          transports: transports as AuthenticatorTransport[],
        })),
        timeout: wanted.wait_ms,
        attestation: 'none',
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      },
    })
    return made instanceof PublicKeyCredential ? written(made) : 'no'
  } catch (error) {
    return error instanceof DOMException && error.name === 'InvalidStateError' ? 'known' : 'no'
  }
}

function written(made: PublicKeyCredential): Made {
  const response = made.response as AuthenticatorAttestationResponse
  return {
    credential: made.id,
    client_data: toBase64url(new Uint8Array(response.clientDataJSON)),
    attestation: toBase64url(new Uint8Array(response.attestationObject)),
    transports: response.getTransports(),
  }
}
