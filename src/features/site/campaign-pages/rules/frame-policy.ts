/** The path of the frame in which the scripts run. */
export const framePath = '/tag-scripts/frame'
/** The path to which a choice is posted. */
export const choicePath = '/tag-scripts/choice'

/**
 * The content security policy of the frame. `sandbox` without `allow-same-origin` gives it an origin
 * of its own, even if it is opened as a page: its scripts can read no cookie, storage or page of the
 * site and call none of its endpoints as the visitor. They may load from and send to the listed
 * hosts only.
 */
export function createFramePolicy(nonce: string, hosts: readonly string[]): string {
  const allowed = hosts.map((host) => `https://${host}`).join(' ')
  return (
    `default-src 'none'; script-src 'nonce-${nonce}' ${allowed}; connect-src ${allowed}; img-src ${allowed}; ` +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts"
  )
}
