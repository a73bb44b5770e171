import './members.css'
import { useRef, useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useShortcuts } from '#platform/web/use-shortcuts.ts'
import {
  ListPage,
  useAddressFilters,
  useHistorySearch,
} from '#features/members/staff/office/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { DownloadButton } from './download-button.tsx'
import { FoundMembers } from './found-members.tsx'
import { filterNames, MemberFilters, toFilters } from './member-filters.tsx'
import { MemberFile } from './member-file.tsx'

/** Members by search and filters, and the file of one (OPS-06). */
export function Page() {
  const [{ member }] = useAddressFilters('member')
  return member === '' ? <MemberList /> : <MemberFile key={member} member={member} />
}

function MemberList() {
  const t = usePhrases<typeof en>('member_files')
  const [set, change] = useAddressFilters(...filterNames)
  const [search, setSearch] = useHistorySearch()
  const heading = useRef<HTMLHeadingElement>(null)
  const input = { ...toFilters(set), search }
  const list = calls.usePages('member_files.find', input, ({ next }) =>
    next === null ? undefined : { after: next },
  )
  useListKeys()
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      heading={heading}
      notLoaded={t('failed')}
      placeholders="rows"
      list={list}
      action={<DownloadButton input={input} />}
      filters={(data) => (
        <MemberFilters
          set={set}
          change={change}
          search={search}
          onSearch={setSearch}
          sites={data?.pages[0]?.sites ?? []}
          countries={data?.pages[0]?.countries ?? []}
        />
      )}
      empty={({ pages }) =>
        pages[0]?.members.length === 0 && { title: t('empty'), text: t('empty_text') }
      }
      more={t('more')}
    >
      {({ pages }) => (
        <>
          <FoundMembers members={pages.flatMap(({ members }) => members)} />
          <p className="type-meta mt-3 text-muted">{t('keys')}</p>
        </>
      )}
    </ListPage>
  )
}

/** Moves the focus from name to name with J and K; Enter then opens the file. */
function useListKeys(): void {
  const [keys] = useState(() => ({ j: () => moveFocus(1), k: () => moveFocus(-1) }))
  useShortcuts(true, keys)
}

function moveFocus(by: number): void {
  const links = [...document.querySelectorAll<HTMLElement>('[data-member]')]
  const from = links.indexOf(document.activeElement as HTMLElement)
  const to = from === -1 ? 0 : Math.min(Math.max(from + by, 0), links.length - 1)
  links[to]?.focus()
}
