import type { CrowdTextSet } from './crowd-text-set.ts'

export const pl: CrowdTextSet = {
  female:
    'Anna Katarzyna Magdalena Agnieszka Joanna Małgorzata Ewa Monika Karolina Natalia Aleksandra Julia Zuzanna Maja Oliwia Weronika Paulina Justyna Dorota Beata Renata Iwona Grażyna Bożena Barbara Teresa Danuta Elżbieta Halina Krystyna Marta Sylwia Kinga Patrycja Dominika Emilia Izabela Aneta Edyta Urszula Jadwiga Hanna Kamila Alicja Nina',
  male: 'Piotr Krzysztof Andrzej Tomasz Paweł Michał Marcin Jakub Adam Łukasz Marek Grzegorz Mateusz Wojciech Mariusz Dariusz Zbigniew Jerzy Maciej Rafał Robert Kamil Dawid Szymon Kacper Bartosz Filip Artur Sebastian Patryk Damian Daniel Hubert Konrad Norbert Oskar Radosław Sławomir Stanisław Jan Wiktor Witold Zenon Leszek Ryszard',
  lines: [
    'Lubię długie spacery, krótkie kolejki i ludzi, którzy dotrzymują słowa.',
    'Gotuję dla przyjaciół, czytam do późna, śmieję się często.',
    'Wolę rozmowę przy herbacie niż głośne imprezy.',
    'Od niedawna w tym mieście. Pokażesz mi swoje ulubione miejsce?',
    'Góry latem, morze zimą, dobra muzyka przez cały rok.',
    'Odpisuję zawsze, czasem dopiero wieczorem.',
    'Trochę nieśmiało zaczynam, potem trudno mnie zatrzymać.',
    'Szukam kogoś, z kim cisza nie jest niezręczna.',
  ],
}
