/** A thin bar over the page while another page is loading; it appears after 200 ms. */
export function TopProgress({ active, label }: { active: boolean; label: string }) {
  return active ? <div className="top-progress" role="progressbar" aria-label={label} /> : null
}
