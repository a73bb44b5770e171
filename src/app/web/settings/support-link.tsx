import type { ReactNode } from 'react'
import { useSite } from '#platform/web/surroundings.ts'
import { ButtonLink } from '#ui/components/index.ts'

/** The way to the people behind the site: by mail, or to their page where the site names no address. */
export function SupportLink({ children }: { readonly children: ReactNode }) {
  const { supportEmail } = useSite()
  return (
    <ButtonLink href={supportEmail === '' ? '/pages/service' : `mailto:${supportEmail}`} variant="line">
      {children}
    </ButtonLink>
  )
}
