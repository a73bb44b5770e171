/** Blocking someone and taking it back. */
export const pl = {
  more: 'Więcej',
  block: 'Zablokuj: {name}',
  title: 'Zablokować? {name}',
  text: 'Od teraz nie będziecie się widzieć: ani w wyszukiwaniu, ani na profilach, nigdzie w {site}. {name} się o tym nie dowie.',
  undo_hint: 'Możesz to cofnąć w swoim profilu.',
  confirm: 'Zablokuj',
  cancel: 'Nie teraz',
  close: 'Zamknij',
  blocking: 'Blokujemy',
  done: 'Zablokowano: {name}. Już się nie widzicie.',
  list: {
    title: 'Zablokowane osoby',
    empty: 'Nikogo nie masz na liście.',
    since: 'od {date}',
    unblock: 'Odblokuj: {name}',
    unblocked: 'Odblokowano: {name}.',
    failed: 'Nie możemy teraz wczytać listy.',
  },
  refusals: {
    oneself: 'Nie możesz zablokować siebie.',
  },
}
