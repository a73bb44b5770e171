import { createVerify } from 'node:crypto'
import { z } from 'zod'
import { dayMs } from '#kernel/duration.ts'

const snsMessage = z.object({
  Type: z.enum(['Notification', 'SubscriptionConfirmation']),
  MessageId: z.string(),
  TopicArn: z.string(),
  Message: z.string(),
  Subject: z.string().optional(),
  Timestamp: z.iso.datetime(),
  SignatureVersion: z.enum(['1', '2']),
  Signature: z.string(),
  SigningCertURL: z
    .string()
    .regex(
      /^https:\/\/sns\.[a-z0-9-]+\.amazonaws\.com(?:\.cn)?\/SimpleNotificationService-[a-zA-Z0-9]+\.pem$/,
    ),
  Token: z.string().optional(),
  SubscribeURL: z
    .string()
    .regex(/^https:\/\/sns\.[a-z0-9-]+\.amazonaws\.com(?:\.cn)?\/\?/)
    .optional(),
})

/** A message of Amazon's Simple Notification Service whose signature was valid. */
export type SnsMessage = z.infer<typeof snsMessage>

/** The signed fields in their order, by type of message. */
const signedFields = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: [
    'Message',
    'MessageId',
    'SubscribeURL',
    'Timestamp',
    'Token',
    'TopicArn',
    'Type',
  ],
} as const

/** Amazon repeats a message for at most an hour. */
const maxAgeMs = dayMs

/** Fetches a text from an address of Amazon; throws if that fails. */
export type FetchText = (url: string) => Promise<string>

/**
 * Verifies messages of a topic
 * (https://docs.aws.amazon.com/sns/latest/dg/sns-verify-signature-of-message.html). The certificate
 * is only ever fetched from Amazon, and kept. Null if a message is not from that topic, is older
 * than a day or has a wrong signature; throws if the certificate can't be fetched.
 */
export function createSnsVerifier(topic: string, fetchText: FetchText) {
  const certificates = new Map<string, Promise<string>>()

  function fetchCertificate(url: string): Promise<string> {
    const known = certificates.get(url)
    if (known !== undefined) return known
    // There is one at a time; a few, so that forged addresses can't fill the memory.
    if (certificates.size >= 4) certificates.clear()
    const fetched = fetchText(url)
    certificates.set(url, fetched)
    fetched.catch(() => certificates.delete(url))
    return fetched
  }

  return async (body: unknown, now: Date): Promise<SnsMessage | null> => {
    const { data: message } = snsMessage.safeParse(body)
    if (message === undefined || message.TopicArn !== topic) return null
    // No one can make this server fetch from other places than the topic's own.
    if ([message.SigningCertURL, message.SubscribeURL].some((url) => !isFrom(url, topic)))
      return null
    if (Math.abs(now.getTime() - new Date(message.Timestamp).getTime()) > maxAgeMs) return null
    const verifier = createVerify(message.SignatureVersion === '1' ? 'RSA-SHA1' : 'RSA-SHA256')
    for (const field of signedFields[message.Type]) {
      const value = message[field]
      if (value !== undefined) verifier.update(`${field}\n${value}\n`)
    }
    return isSigned(verifier, await fetchCertificate(message.SigningCertURL), message.Signature)
      ? message
      : null
  }
}

/** Whether an address, if there is one, belongs to the topic's region. */
function isFrom(url: string | undefined, topic: string): boolean {
  const [, , , region] = topic.split(':')
  return url === undefined || new URL(url).host.startsWith(`sns.${region}.amazonaws.com`)
}

/** False for a wrong signature and for a malformed certificate or signature. */
function isSigned(
  verifier: ReturnType<typeof createVerify>,
  certificate: string,
  signature: string,
): boolean {
  try {
    return verifier.verify(certificate, signature, 'base64')
  } catch {
    return false
  }
}
