/** The months, in full and as a list has room for them, and the days from Sunday on. */
export type DateNames = Record<'months' | 'short' | 'weekdays', string[]>;

// Months are counted: the old names are known to few.
const yorubaMonths = [
  ...['oṣù Kìíní', 'oṣù Kejì', 'oṣù Kẹta', 'oṣù Kẹrin', 'oṣù Karùn-ún', 'oṣù Kẹfà'],
  ...['oṣù Keje', 'oṣù Kẹjọ', 'oṣù Kẹsàn-án', 'oṣù Kẹwàá', 'oṣù Kọkànlá', 'oṣù Kejìlá'],
];

/** What months and days are called beside English, which Pidgin keeps. */
export const dateNames: Record<'ha' | 'yo' | 'ig', DateNames> = {
  ha: {
    months: [
      ...['Janairu', 'Fabrairu', 'Maris', 'Afrilu', 'Mayu', 'Yuni'],
      ...['Yuli', 'Agusta', 'Satumba', 'Oktoba', 'Nuwamba', 'Disamba'],
    ],
    short: ['Jan', 'Fab', 'Mar', 'Afr', 'Mayu', 'Yuni', 'Yuli', 'Agu', 'Sat', 'Okt', 'Nuw', 'Dis'],
    weekdays: ['Lahadi', 'Litinin', 'Talata', 'Laraba', 'Alhamis', 'Juma’a', 'Asabar'],
  },
  yo: {
    months: yorubaMonths,
    short: yorubaMonths,
    weekdays: [...['Ọjọ́ Àìkú', 'Ọjọ́ Ajé', 'Ọjọ́ Ìṣẹ́gun', 'Ọjọ́rú'], ...['Ọjọ́bọ̀', 'Ọjọ́ Ẹtì', 'Ọjọ́ Àbámẹ́ta']],
  },
  ig: {
    months: [
      ...['Jenụwarị', 'Febrụwarị', 'Maachị', 'Epreel', 'Mee', 'Juun'],
      ...['Julaị', 'Ọgọọst', 'Septemba', 'Ọktoba', 'Novemba', 'Disemba'],
    ],
    short: ['Jen', 'Feb', 'Maa', 'Epr', 'Mee', 'Juun', 'Jul', 'Ọgọ', 'Sep', 'Ọkt', 'Nov', 'Dis'],
    weekdays: ['Sọnde', 'Mọnde', 'Tiuzde', 'Wenezde', 'Tọọzde', 'Fraịde', 'Satọde'],
  },
};
