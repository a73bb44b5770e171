import { Skeleton } from '#ui/components/index.ts'
import { calls } from '../calls.ts'
import { NotLoaded } from '../frame/not-loaded.tsx'
import { EmailSection } from './email-section.tsx'
import { PasswordSection } from './password-section.tsx'

/** The member's email address and password, each changed on its own (ACC-13). */
export function AccountSections() {
  const { data, error, refetch } = calls.useCall('accounts.read_settings', {})
  return (
    <>
      {data !== undefined ? <EmailSection settings={data} /> : null}
      {data === undefined && error === null ? (
        <Skeleton className="skeleton-xl h-64 w-full" />
      ) : null}
      {data === undefined && error !== null ? (
        <NotLoaded message={error.refusal.message} onRetry={() => void refetch()} />
      ) : null}
      <PasswordSection />
    </>
  )
}
