import type { RawInput, Output } from '#kernel/endpoint.ts'
import type { contract } from '#features/members/accounts/contract/accounts.ts'
import { fromBase64url, toBase64url } from '#features/members/accounts/index.ts'

type CreationOptions = Output<(typeof contract)['accounts.begin_passkey']>
/** The credential a device returns. */
export type CreatedPasskey = Pick<
  RawInput<(typeof contract)['accounts.add_passkey']>,
  'credential' | 'client_data' | 'attestation' | 'transports'
>

/**
 * Creates a passkey on this device. Returns `known` if the device already has one, `no` if the user
 * declined or the device can't.
 */
export async function createPasskey(
  options: CreationOptions,
): Promise<CreatedPasskey | 'known' | 'no'> {
  try {
    const created = await navigator.credentials.create({
      publicKey: {
        challenge: fromBase64url(options.challenge),
        rp: { id: options.host, name: options.site },
        user: { id: fromBase64url(options.handle), name: options.name, displayName: options.name },
        pubKeyCredParams: options.algorithms.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: options.known.map(({ credential, transports }) => ({
          type: 'public-key',
          id: fromBase64url(credential),
          transports: transports as AuthenticatorTransport[],
        })),
        timeout: options.wait_ms,
        attestation: 'none',
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
      },
    })
    return created instanceof PublicKeyCredential ? encodeCredential(created) : 'no'
  } catch (error) {
    return error instanceof DOMException && error.name === 'InvalidStateError' ? 'known' : 'no'
  }
}

function encodeCredential(created: PublicKeyCredential): CreatedPasskey {
  const response = created.response as AuthenticatorAttestationResponse
  return {
    credential: created.id,
    client_data: toBase64url(new Uint8Array(response.clientDataJSON)),
    attestation: toBase64url(new Uint8Array(response.attestationObject)),
    transports: response.getTransports(),
  }
}
