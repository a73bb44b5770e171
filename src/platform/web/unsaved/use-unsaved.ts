import { createContext, useContext, useEffect } from 'react'

/** Reports whether a section of the page has changes that are not saved. */
export type ReportUnsaved = (section: string, unsaved: boolean) => void

/** The guard around the page; without one, nothing is asked. */
export const UnsavedContext = createContext<ReportUnsaved>(() => {})

/** Reports to the surrounding guard whether a section has unsaved changes. */
export function useUnsaved(section: string, unsaved: boolean): void {
  const report = useContext(UnsavedContext)
  useEffect(() => {
    report(section, unsaved)
    return () => report(section, false)
  }, [report, section, unsaved])
}
