import type { ComponentProps, ElementType } from 'react'
import { ButtonLink } from './button-link.tsx'

type ShowMoreProps = Omit<ComponentProps<'a'>, 'ref'> & {
  as?: ElementType | undefined
  /** Announced once the page has loaded: "24 more loaded". */
  announcement?: string | undefined
  [more: string]: unknown
}

/** Appends the next page of a list. It is a link, so the next page also opens without scripts. */
export function ShowMore({ as = 'a', announcement, children, ...rest }: ShowMoreProps) {
  return (
    <div className="mt-8 flex flex-col items-center">
      <ButtonLink as={as} variant="line" {...rest}>
        {children}
      </ButtonLink>
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </div>
  )
}
