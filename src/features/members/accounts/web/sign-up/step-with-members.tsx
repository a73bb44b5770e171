import '../accounts.css'
import { type ReactNode, Suspense } from 'react'
import { WithPhrases } from '#platform/web/phrases/with-phrases.tsx'
import { useSite, useViewer } from '#platform/web/surroundings.ts'
import { useMedia } from '#platform/web/use-media.ts'
import { useSignUpState } from './sign-up-context.ts'

/**
 * A centred step with, on wide screens, members next to it (ACC-03). Their column is laid out from
 * the start, so the step does not move when they load; narrow screens fetch nothing.
 */
export function StepWithMembers({ children }: { readonly children: ReactNode }) {
  return (
    <div className="step-columns mx-auto">
      <div className="step-main min-w-0">{children}</div>
      <aside className="step-side from-lg">
        <MembersPanel from="62rem" className="step-members sticky top-24" />
      </aside>
    </div>
  )
}

/** The members alone, on screens of this width or wider. */
export function MembersPanel({
  from,
  className,
}: {
  readonly from: string
  readonly className?: string
}) {
  const { SidePanel } = useSignUpState()
  const { searchOpen } = useSite()
  const maySeeMembers = useViewer() !== null || searchOpen
  const wide = useMedia(`(width >= ${from})`)
  if (!wide || !maySeeMembers || SidePanel === null) return null
  return (
    <Suspense>
      <WithPhrases of="search">
        <div className={className}>
          <SidePanel />
        </div>
      </WithPhrases>
    </Suspense>
  )
}
