import './command-palette.css'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useNavigate } from 'react-router'
import { useMessages } from 'use-intl'
import type { en } from '#features/members/staff/locales/en.ts'
import { hasPermission } from '#features/members/staff/index.ts'
import { useMe } from '#features/members/staff/office/index.ts'
import { memberFileCalls } from '#features/office/member-files/office/index.ts'
import { useApi } from '#platform/web/api/use-api.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, Dialog, foldText, MagnifyingGlassIcon } from '#ui/components/index.ts'
import type { OfficeScreen } from '#ui/office-screen.ts'
import { lookUpPhrase } from './office-frame.tsx'

interface PaletteProps {
  readonly screens: readonly OfficeScreen[]
}

/**
 * The search over everything: a button in the sidebar, and Ctrl-K or Cmd-K anywhere. It finds pages of
 * the office, members, orders and cases, as far as the role may see them.
 */
export function CommandPalette({ screens }: PaletteProps) {
  const t = usePhrases<typeof en>('staff')
  const [open, setOpen] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // After the dialog has focused its heading.
  useEffect(() => {
    if (open) field.current?.focus()
  }, [open])
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      if (event.altKey || event.shiftKey) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="palette-button"
        icon={<MagnifyingGlassIcon />}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        {t('palette.button')}
        <kbd aria-hidden="true">Ctrl K</kbd>
      </Button>
      {/* Outside the dark sidebar, whose colours it would inherit. */}
      {typeof document === 'undefined'
        ? null
        : createPortal(
            <Dialog
              open={open}
              onClose={() => setOpen(false)}
              title={t('palette.title')}
              closeLabel={t('shell.close')}
            >
              <Search field={field} screens={screens} onDone={() => setOpen(false)} />
            </Dialog>,
            document.body,
          )}
    </>
  )
}

/** Something the palette leads to. */
interface Hit {
  readonly group: 'pages' | 'members' | 'orders' | 'cases'
  readonly to: string
  readonly name: string
  readonly detail: string
}

const groups = ['pages', 'members', 'orders', 'cases'] as const

interface SearchProps extends PaletteProps {
  readonly field: RefObject<HTMLInputElement | null>
  readonly onDone: () => void
}

function Search({ field, screens, onDone }: SearchProps) {
  const t = usePhrases<typeof en>('staff')
  const navigate = useNavigate()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const { hits, failed } = useHits(screens, typed.trim())
  const current = Math.min(active, hits.length - 1)

  const open = (hit: Hit | undefined) => {
    if (hit === undefined) return
    onDone()
    void navigate(hit.to)
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter') open(hits[current])
    else if (step !== undefined && hits.length > 0)
      setActive((current + step + hits.length) % hits.length)
    else return
    event.preventDefault()
  }

  return (
    <div className="grid gap-3">
      <input
        className="palette-input"
        type="text"
        role="combobox"
        ref={field}
        autoComplete="off"
        spellCheck={false}
        maxLength={320}
        aria-label={t('palette.title')}
        placeholder={t('palette.placeholder')}
        aria-expanded={hits.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={hits.length === 0 ? undefined : `${id}-${current}`}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setActive(0)
        }}
        onKeyDown={press}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('palette.title')}
        className="palette-list"
      >
        {groups.map((group) => {
          const own = hits.filter((hit) => hit.group === group)
          if (own.length === 0) return null
          return (
            <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
              <p id={`${id}-${group}`} className="palette-group type-meta text-muted">
                {t(`palette.${group}`)}
              </p>
              {own.map((hit) => (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys
                <div
                  key={hit.to + hit.name}
                  id={`${id}-${hits.indexOf(hit)}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={hits.indexOf(hit) === current}
                  className="palette-hit"
                  onClick={() => open(hit)}
                >
                  <span>{hit.name}</span>
                  <span className="type-meta text-muted">{hit.detail}</span>
                </div>
              ))}
            </div>
          )
        })}
      </div>
      <p role="status" className="type-meta text-muted">
        {failed ? t('palette.failed') : hits.length === 0 ? t('palette.empty') : t('palette.keys')}
      </p>
    </div>
  )
}

/** The pages whose name matches, and what the server finds. */
function useHits(screens: readonly OfficeScreen[], typed: string) {
  const api = useApi()
  const messages = useMessages() as Record<string, unknown>
  const role = useMe()?.role ?? ''
  const search = useSettled(typed)
  const finds = hasPermission(role, 'members.read') && search.length >= 2
  const found = useQuery({
    ...memberFileCalls.query('member_files.jump', { search })(api),
    enabled: finds,
    retry: false,
  })
  const pages = screens
    .map(({ path, title }): Hit => {
      return { group: 'pages', to: path, name: lookUpPhrase(messages, title), detail: '' }
    })
    .filter(({ name }) => foldText(name).includes(foldText(typed)))
  const results = (finds && search === typed ? (found.data?.results ?? []) : []).map(
    ({ kind, id, name, detail }): Hit => ({ ...targets[kind](id), name, detail }),
  )
  return { hits: [...pages.slice(0, 8), ...results], failed: finds && found.isError }
}

/** How long someone has to stop typing before the server is asked; every search is recorded. */
const settleMs = 350

/** A text once it has stopped changing. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settleMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** Where each kind of result is. */
const targets: Readonly<
  Record<
    'member' | 'order' | 'report' | 'complaint' | 'support',
    (id: string) => Pick<Hit, 'group' | 'to'>
  >
> = {
  member: (id: string) => ({ group: 'members', to: `/office/members?member=${id}` }),
  order: (id: string) => ({ group: 'orders', to: `/office/orders?order=${id}` }),
  report: () => ({ group: 'cases', to: '/office/reports' }),
  complaint: () => ({ group: 'cases', to: '/office/complaints' }),
  support: () => ({ group: 'cases', to: '/office/support' }),
}
