/** The first focusable element: skips the navigation to the content. */
export function SkipLink({ href, label }: { href: string; label: string }) {
  return (
    <a className="skip" href={href}>
      {label}
    </a>
  )
}
