export const pl = {
  title: 'Powiadomienia na tym urządzeniu',
  lead: 'Słowo na ekranie, gdy ktoś do ciebie napisze, polubi cię albo odwzajemni polubienie, także gdy ta strona jest zamknięta.',
  on: 'Powiadamiaj mnie na tym urządzeniu',
  on_hint: 'Mówi, kto, ale nigdy, co napisał. Kończy się, gdy się tu wylogujesz.',
  saved_on: 'Powiadomienia są włączone na tym urządzeniu.',
  saved_off: 'Powiadomienia są wyłączone na tym urządzeniu.',
  failed: 'Przeglądarka nie mogła włączyć powiadomień. Nic się nie zmieniło; spróbuj ponownie za chwilę.',
  incapable_title: 'Ta przeglądarka nie może pokazywać powiadomień',
  incapable: 'Nie potrafi ich odbierać albo przeszkadza w tym prywatne okno. Wiadomości czekają na ciebie tutaj.',
  incapable_apple:
    'Na iPhonie lub iPadzie dodaj najpierw tę stronę do ekranu początkowego: stuknij „Udostępnij”, potem „Do ekranu początkowego”, i otwórz ją stamtąd.',
  unoffered: 'Ta strona nie wysyła teraz powiadomień.',
  denied_title: 'Przeglądarka blokuje powiadomienia z tej strony',
  denied: 'Nie możemy zapytać ponownie, ale możesz na nie zezwolić:',
  allow: {
    chrome:
      'Kliknij znak po lewej stronie adresu, potem „Ustawienia witryny”, i przy „Powiadomieniach” wybierz „Zezwalaj”.',
    edge: 'Kliknij kłódkę po lewej stronie adresu, potem „Uprawnienia dla tej witryny”, i przy „Powiadomieniach” wybierz „Zezwalaj”.',
    firefox: 'Kliknij przekreślony dymek po lewej stronie adresu i usuń blokadę.',
    safari:
      'W menu „Safari” otwórz „Ustawienia”, potem „Witryny” i „Powiadomienia”, i przy tej stronie wybierz „Pozwalaj”.',
    android:
      'Stuknij znak po lewej stronie adresu, potem „Uprawnienia” i „Powiadomienia”, i zezwól na nie. Jeśli telefon blokuje całą przeglądarkę, zezwól na nią w ustawieniach telefonu.',
    ios: 'Otwórz „Ustawienia” urządzenia, potem „Powiadomienia”, wybierz tę stronę i zezwól na nie.',
    other: 'Otwórz w przeglądarce ustawienia tej strony, najczęściej obok adresu, i zezwól na powiadomienia.',
  },
  example: 'Tak to wygląda',
  example_quiet: 'W trybie dyskretnym albo z neutralnymi e-mailami',
  address_hint: 'Przeglądarka dodaje adres tej strony; tam nie możemy go ukryć.',
  step: {
    title: 'Dać ci znać, gdy ktoś odpowie?',
    lead: 'Inaczej dowiesz się o tym tylko tutaj. Możesz to zmienić w każdej chwili w ustawieniach.',
    on: 'Włącz powiadomienia',
    go_on: 'Dalej',
  },
  notice: {
    labelled: '{label}: {name}',
    message:
      '{count, plural, one {Nowa wiadomość} few {# nowe wiadomości} many {# nowych wiadomości} other {# nowej wiadomości}}',
    like_title:
      '{count, plural, one {{name} cię lubi} few {Lubią cię # osoby} many {Lubi cię # osób} other {Lubi cię # osoby}}',
    like_body:
      '{count, plural, one {Czy to wzajemne?} few {Zobacz, kto to.} many {Zobacz, kto to.} other {Zobacz, kto to.}}',
    match_title: 'To wzajemne: ty i {name}',
    match_body: 'Oboje powiedzieliście „tak”. Kto napisze pierwszy?',
    neutral_title: 'Coś nowego',
    neutral_body: 'Otwórz, aby zobaczyć więcej.',
  },
  refusals: {
    not_offered: 'Ta strona nie wysyła teraz powiadomień.',
    invalid_subscription: 'Przeglądarka podała dla powiadomień adres, którego nie da się użyć. Nic się nie zmieniło.',
    unknown_service: 'Przeglądarka używa usługi powiadomień, do której nie wysyłamy. Nic się nie zmieniło.',
  },
}
