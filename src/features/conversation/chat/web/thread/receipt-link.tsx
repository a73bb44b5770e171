import { Link, type LinkProps } from 'react-router'

/** Link to the receipt of a conversation, with a way back. */
export function ReceiptLink(props: LinkProps) {
  return <Link {...props} state={{ chat: true }} />
}
