import { Link, type LinkProps } from 'react-router'

/** The way to what a conversation has cost; it remembers that there is a way back. */
export function ReceiptLink(props: LinkProps) {
  return <Link {...props} state={{ chat: true }} />
}
