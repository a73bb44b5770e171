import type { ReactNode } from 'react'
import { useSite } from '#platform/web/surroundings.ts'
import { ButtonLink } from '#ui/components/index.ts'

/** A link to the site's support: by email, or to the support page if the site has no address. */
export function SupportLink({ children }: { readonly children: ReactNode }) {
  const { supportEmail } = useSite()
  return (
    <ButtonLink
      href={supportEmail === '' ? '/pages/service' : `mailto:${supportEmail}`}
      variant="line"
    >
      {children}
    </ButtonLink>
  )
}
