/** Ads, the page before leaving, and the choice to be shown elsewhere. */
export const de = {
  slot: { title: 'Anzeigen', note: 'Von anderen bezahlt. Niemand hier ist Mitglied von {name}.' },
  kinds: { cam: 'Live-Cam', site: 'Andere Website', member: 'Mitglied einer anderen Seite' },
  live: 'Jetzt live',
  exclusive: 'Exklusiv',
  opens: 'Öffnet {host}',
  leaving: {
    title: 'Du verlässt {name}',
    leads: 'Diese Anzeige führt zu <b>{host}</b>.',
    apart:
      'Diese Seite gehört nicht zu {name}: Unsere Regeln, deine Credits und unsere Hilfe reichen nicht bis dorthin. Verwende dort nie dein Passwort von hier.',
    member:
      '{person} ist Mitglied von <b>{host}</b> und möchte hier gezeigt werden. Dort brauchst du ein eigenes Konto.',
    stay: 'Auf {name} bleiben',
    go: 'Weiter zu {host}',
    new_tab: 'Öffnet sich in einem neuen Tab. Wir zählen, wie viele an einem Tag gehen, nie wer.',
    failed: 'Diese Anzeige lässt sich gerade nicht laden',
    retry: 'Noch einmal versuchen',
  },
  resale: {
    label: 'Mich auf unseren anderen Seiten als Anzeige zeigen',
    hint: 'Aus, solange du es nicht einschaltest. Dort stehen Vorname, Alter und Hauptfoto unter „Anzeige“ und führen hierher. Wen du suchst, wird nie gezeigt. Aus nimmt es sofort zurück.',
    on: 'Dein Profil kann auf unseren anderen Seiten erscheinen.',
    off: 'Dein Profil erscheint auf keiner anderen Seite mehr.',
  },
  refusals: { not_offered: 'Diese Seite zeigt ihre Mitglieder nirgendwo anders.' },
}
