const sorry = 'Allah ya jikansa, ina muku ta’aziyya.';

/** What is said to a customer in danger, before anything that they ordered; 112 is the emergency number of Nigeria. */
export const dangers = {
  life: () =>
    'Kira 112 yanzu: kyauta ne, ko babu kuɗi a waya, kuma suna aika taimako inda kake. Faɗa inda kake da abin da ya faru, ka kuma kira maƙwabci ko wani babba. Idan kai ne kake cikin wahala, za su saurare ka. Ni hirar banki ce, ba zan iya kira maka ba. Kuɗi na iya jira.',
  hold: () => 'Ba za a iya biyan kuɗi a wannan hira yanzu ba. Don Allah ka sake gwadawa bayan awa ɗaya.',
  duress: () =>
    'Rayuwarka ta fi kowane kuɗi. Ba zan miƙa biyan kuɗi yanzu ba, kuma abin da yake jira an janye shi. Da zarar za ka iya magana lafiya, kira 112. Amsa FREEZE a kowane lokaci: zan tambaya sau ɗaya, sannan in kulle asusun.',
  kidnap: () =>
    'Na yi baƙin ciki ƙwarai. Kira 112 da ’yan sanda kafin a biya komai, kuma kada ka yi magana da su kai kaɗai. Ba zan miƙa biyan kuɗi don wannan ba a nan. Ajiye kowace lambar waya da asusun da suka ba ka: ’yan sanda za su iya bin su. Amsa MUTUM wani a Karo ya yi aiki da kai; amsa FREEZE don a kulle asusun.',
  scam: () =>
    'Don Allah tsaya, kada ka biya komai tukuna. Haka wata sananniyar damfara take: wanda ba za ka iya tantancewa ba yana neman kuɗi ko lamba da farko. Kyauta, aiki, bashi ko mai sayarwa na gaskiya zai jira sai ka gani da idonka, kuma babu banki ko ɗan sanda da zai ce ka tura kuɗi don kiyaye su. Ba zan miƙa biyan kuɗi don wannan ba. Ka riga ka biya, ko ka ba da lamba? Gaya min, zan taimaka nan take. Idan ka tantance da kanka, ka sake yin odar a layi ɗaya.',
  defrauded: () =>
    "Na ji takaici. Yi wannan yanzu: danna “Kulle asusuna”, babu abin da zai sake fita daga asusunka. Sai ka amsa PERSON: wani a Karo zai nemi bankin da ya karɓi kuɗin ya riƙe su; da wuri ya fi, amma babu wanda zai yi alƙawarin za su dawo. Ka ajiye rasit mai lambar session, da lambar asusu, suna da wayar da suka yi amfani da su. Kada ka sake tura musu komai, kada ka gaya wa kowa PIN ko lamba. Don 'yan sanda, kira 112.",
  secret_given: () =>
    'Yi sauri: wanda yake da ita zai iya ɗaukar kuɗinka. Kada ka sake karanta wata lamba, ko ga wanda ya ce shi banki ne. Idan an kulle asusun, babu abin da zai fita; sannan ka ce “canza PIN dina”.',
  stranger: () => 'Idan asusunka a wani banki yake, kira layinsu na damfara yanzu a kulle asusun da katin.',
  sorry: () => sorry,
  death: () =>
    `${sorry} Babu gaggawa, kuma babu abin da ya ɓace: kuɗin da ke cikin asusu na magada ne. Don asusu a Karo, iyali su kawo takardar mutuwa da takardar kotu (probate ko letters of administration). Don Allah kada ku yi amfani da PIN ko katin marigayi, kuma kada ku biya wanda ya yi alƙawarin “sakin” kuɗin. Amsa MUTUM wani a Karo ya yi muku jagora.`,
  child: () =>
    'Na gode da ka gaya min shekarunka. Asusun Karo na masu shekara 18 zuwa sama ne, don haka ba zan buɗe ko in biya komai ba, kuma ba ka yi laifi ba. Ka ce wa iyayenka su rubuto min da wayarsu. Kada ka gaya wa kowa PIN ko lamba. Idan wani yana matsa maka kan kuɗi, gaya wa babban da ka amince da shi, ko ka kira 112.',
  secret_asked: () =>
    'Kada ka ba kowa. Karo ba ya taɓa neman PIN, kalmar sirri ko lamba a hira, a kira ko a imel, kuma babu banki ko ɗan sanda mai yin haka; wanda ya nema ɓarawo ne. Ka tsaya nan, kada ka biya komai. Ka riga ka karanta masa ko ka rubuta a wani wuri? Gaya min, zan kulle asusun.',
  asked_next: () =>
    'A’a. Mutanen Karo ba sa taɓa cewa ka biya da farko, ko neman PIN, BVN ko lamba. Kada ka biya komai, kada ka sake amsa musu. Idan ka riga ka biya ko ka gaya musu lamba, ka faɗa, zan taimaka nan take.',
  secret_next: () =>
    'Asusunka har yanzu a buɗe yake, wanda yake da ita zai iya amfani da shi. Danna “Kulle asusuna” yanzu: babu abin da zai fita. Bayan haka ka ce “canza PIN dina”, mu duba cinikayyarka na ƙarshe tare. Kada ka sake gaya musu komai.',
  fraud_next: () =>
    'Abu biyu yanzu. Danna “Kulle asusuna” idan suna da PIN, lamba ko wayarka. Kuma danna “A dawo da shi”: zan gaya wa bankin da ya karɓi kuɗin. Kada ka sake tura musu komai, ka ajiye lambarsu da asusunsu.',
  elsewhere: () =>
    'Ban ga wani biyan kuɗi zuwa gare su daga asusunka na Karo ba. Idan daga wani banki ya fita, kira layin damfara na wannan bankin yanzu: shi kaɗai zai iya neman a dawo da kuɗin. Ka ajiye rasit, lambar asusu da suna.',
  not_owner: () =>
    'Asusun nan na wani ne, don haka ba zan biya ko in nuna komai a nan ba, ko da ka san PIN. Mai asusun zai iya rubuto min daga wayarsa, ko ya aiko da murya idan rubutu yana da wuya. Idan akwai matsala da asusun, ka ce FREEZE ko MUTUM. Idan kai ne mai asusun, ka ce “ni ne mai asusun”.',
  minor_again: () =>
    'Wannan sai da babba: iyayenka ko mai kula da kai su rubuto min daga wayarsu, da asusunsu. Ba ka yi laifi ba. Idan wani yana matsa maka kan kuɗi, gaya wa babban da ka amince da shi. Idan ka kai shekara 18, ka ce “ni babba ne”.',
  others_bvn: () =>
    'A’a, don Allah. Da BVN naka kaɗai ake buɗe asusu, ba na wani ba: ina kwatanta shi da sunanka, kuma na wani ba a karɓa. Kada ka ba da BVN da ba naka ba, kuma kada ka ba kowa naka.',
  deaf: () =>
    'Na lura: zan rinƙa rubuto maka, babu wanda zai kira ka daga nan. Mutum a Karo ma a wannan hirar zai rubuta. Komai yana aiki da rubutu: tura kuɗi, PIN a shafin sirri, kulle asusu. Me kake buƙata?',
  deaf_help: () => 'Idan kana cikin haɗari, nuna wannan ga wanda yake kusa da kai ya kira maka 112.',
  mourn: {
    papers: () =>
      'Takardu biyu: takardar mutuwa, da takardar kotu (probate ko letters of administration) da ta nuna wanda yake wakiltar iyali. Shi ma ya nuna shaidarsa. Amsa MUTUM, wani a Karo zai gaya maka a nan yadda ake kawo su.',
    howlong: () =>
      'Takardar kotu ce ta fi ɗaukar lokaci, kuma ba a hannunmu yake ba. Idan mutum a Karo ya sami takardun biyu, zai gaya maka a nan abin da zai biyo baya da lokacinsa. Amsa MUTUM don a fara; babu abin da zai ɓace kafin nan.',
    holds: () =>
      'Ka yi haƙuri, ba zan iya gaya wa kowa wannan ba sai wanda takardar kotu ta ambata, ko iyali ne. Da wannan takarda zai ga kuɗin da duk abin da ya shigo ko ya fita.',
    stopuse: () =>
      'Ka yi daidai da ka tambaya. Daga wannan hirar ba zan iya tsayar da na wani ba, don haka na kira mutum a Karo wanda zai iya. Don Allah rubuta cikakken suna da lambar wayar marigayin a nan.',
    usepin: () =>
      'Don Allah kada ku yi haka, ko don jana’iza ne: bayan mutuwa sai wanda takardar kotu ta ambata ne zai iya amfani da asusun. Kafin nan kada kowa ya yi amfani da PIN, kati ko wayar.',
    other: () =>
      'Ina tare da kai. Ka tambaye ni takardun da ake buƙata, tsawon lokaci ko yadda za a tsayar da katin, ko ka amsa MUTUM wani a Karo ya yi muku jagora a nan.',
  },
};
