import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { passkeyAlgorithms, passkeyTransports } from '../../rules/passkeys.ts'
import type { PasskeyRow } from './store-passkeys.ts'

/** The challenge, origin and host that a device must have signed for. */
interface Expected {
  readonly challenge: string
  readonly origin: string
  readonly host: string
}

/** A device's registration of a new passkey, as base64url. */
export interface PasskeyRegistration {
  readonly credential: string
  readonly client_data: string
  readonly attestation: string
  readonly transports: readonly string[]
}

/** A device's signed login, as base64url. */
export interface PasskeyAssertion {
  readonly credential: string
  readonly client_data: string
  readonly authenticator_data: string
  readonly signature: string
  readonly handle: string
}

const key = { type: 'public-key', clientExtensionResults: {} } as const

/**
 * Verifies a new passkey; null unless it was created here, for this challenge, by someone whom the
 * device has verified.
 */
export async function verifyRegistration(registration: PasskeyRegistration, expected: Expected) {
  const transports = passkeyTransports.filter((one) => registration.transports.includes(one))
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...key,
        id: registration.credential,
        rawId: registration.credential,
        response: {
          clientDataJSON: registration.client_data,
          attestationObject: registration.attestation,
          transports,
        },
      },
      expectedChallenge: expected.challenge,
      expectedOrigin: expected.origin,
      expectedRPID: expected.host,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...passkeyAlgorithms],
    })
    if (!verified) return null
    const { id, publicKey, counter } = registrationInfo.credential
    return { credential: Buffer.from(id, 'base64url'), publicKey, counter, transports }
  } catch {
    // The library throws for every failed check; which one is not revealed.
    return null
  }
}

/**
 * Returns the passkey's new counter; null if the signature is invalid, the counter went back, or
 * the device did not verify its user.
 */
export async function verifyAssertion(
  signed: PasskeyAssertion,
  row: PasskeyRow,
  expected: Expected,
): Promise<number | null> {
  if (Buffer.from(signed.handle, 'base64url').toString() !== row.handle) return null
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...key,
        id: signed.credential,
        rawId: signed.credential,
        response: {
          clientDataJSON: signed.client_data,
          authenticatorData: signed.authenticator_data,
          signature: signed.signature,
          userHandle: signed.handle,
        },
      },
      expectedChallenge: expected.challenge,
      expectedOrigin: expected.origin,
      expectedRPID: expected.host,
      requireUserVerification: true,
      credential: {
        id: signed.credential,
        publicKey: new Uint8Array(row.public_key),
        counter: row.counter,
      },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}
