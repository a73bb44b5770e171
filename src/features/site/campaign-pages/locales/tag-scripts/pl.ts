export const pl = {
  label: 'Skrypty innych firm',
  question: 'Czy na stronach naszych kampanii możemy wczytywać skrypty z {hosts}? Mierzą, jak działa nasza reklama.',
  detail: 'Te firmy otrzymałyby twój adres IP, adres strony i dane o twojej przeglądarce i mogłyby zapisywać pliki cookie. Bez twojej zgody nic się nie wczyta, a na dole strony możesz zmienić zdanie.',
  more: 'Więcej o plikach cookie',
  allow: 'Zezwól',
  decline: 'Odrzuć',
  withdraw: 'Wycofaj zgodę',
  allowed: 'Na stronach naszych kampanii skrypty z {hosts} są dozwolone. Nigdy nie działają, gdy trwa twoja sesja.',
  declined: 'Skrypty z {hosts} są odrzucone. Nic się stamtąd nie wczytuje.',
  declined_by_browser: 'Twoja przeglądarka prosi serwisy, by nie udostępniały twoich danych (Global Privacy Control), więc z {hosts} nic się nie wczytuje.',
} as const
