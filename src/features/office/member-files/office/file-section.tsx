import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { EmptyState } from '#ui/components/index.ts'
import type { FileView } from '../contract/file-view.ts'
import type { en } from '../locales/en.ts'
import type { Section } from '../rules/visible-sections.ts'
import {
  ApprovalTable,
  CaseTable,
  CreditTable,
  DecisionTable,
  HistoryTable,
  OrderTable,
  ReportTable,
} from './file-tables.tsx'
import { EmailSection, NoteSection, PhotoSection, ProfileSection } from './file-parts.tsx'
import { SessionSection } from './session-section.tsx'

/** The number of entries from which there may be more. */
const full = 100

interface FileSectionProps {
  readonly file: FileView
  readonly section: Section
  readonly onChanged: () => void
}

/** One part of a file. */
export function FileSection({ file, section, onChanged }: FileSectionProps) {
  const t = usePhrases<typeof en>('member_files')
  const part = file[section]
  const empty = part === null || (Array.isArray(part) && part.length === 0 && section !== 'notes')
  if (empty) return <EmptyState title={t('none')} />
  return (
    <>
      {renderPart({ file, section, onChanged })}
      {Array.isArray(part) && part.length >= full ? (
        <p className="type-meta mt-3 text-muted">{t('latest', { count: full })}</p>
      ) : null}
    </>
  )
}

function renderPart({ file, section, onChanged }: FileSectionProps) {
  const { profile, photos, reports, decisions, cases, orders, credits, emails } = file
  const { sessions, notes, approvals, history } = file
  switch (section) {
    case 'profile':
      return profile && <ProfileSection profile={profile} />
    case 'photos':
      return photos && <PhotoSection photos={photos} name={file.name} />
    case 'reports':
      return reports && <ReportTable reports={reports} />
    case 'decisions':
      return decisions && <DecisionTable decisions={decisions} />
    case 'cases':
      return cases && <CaseTable cases={cases} />
    case 'orders':
      return orders && <OrderTable orders={orders} />
    case 'credits':
      return credits && <CreditTable credits={credits} />
    case 'emails':
      return emails && <EmailSection emails={emails} />
    case 'sessions':
      return (
        sessions && (
          <SessionSection member={file.member} sessions={sessions} onChanged={onChanged} />
        )
      )
    case 'notes':
      return notes && <NoteSection member={file.member} notes={notes} onChanged={onChanged} />
    case 'approvals':
      return approvals && <ApprovalTable approvals={approvals} />
    case 'history':
      return history && <HistoryTable history={history} />
  }
}
