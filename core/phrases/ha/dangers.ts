/** What is said to a customer in danger, before anything that they ordered; 112 is the emergency number of Nigeria. */
export const dangers = {
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
  death: () =>
    'Allah ya jikansa, ina muku ta’aziyya. Babu gaggawa, kuma babu abin da ya ɓace: kuɗin da ke cikin asusu na magada ne. Don asusu a Karo, iyali su kawo takardar mutuwa da takardar kotu (probate ko letters of administration). Don Allah kada ku yi amfani da PIN ko katin marigayi, kuma kada ku biya wanda ya yi alƙawarin “sakin” kuɗin. Amsa MUTUM wani a Karo ya yi muku jagora.',
  child: () =>
    'Na gode da ka gaya min shekarunka. Asusun Karo na masu shekara 18 zuwa sama ne, don haka ba zan buɗe ko in biya komai ba, kuma ba ka yi laifi ba. Ka ce wa iyayenka su rubuto min da wayarsu. Kada ka gaya wa kowa PIN ko lamba. Idan wani yana matsa maka kan kuɗi, gaya wa babban da ka amince da shi, ko ka kira 112.',
};
