import type { Words } from '../words.ts';

export const brand: Words['brand'] = {
  title: 'Alamar Karo',
  lead: 'Tambarinmu, launukanmu da haruffanmu, da yadda ake amfani da su.',
  mark: {
    title: 'Tambari',
    text: 'Rana tana fitowa a cikin kumfar magana: “Ẹ káàárọ̀” ita ce barka da safiya da Yarbanci.',
    alone: 'Tambari shi kaɗai',
    withName: 'Tambari tare da suna',
    download: 'Sauke SVG',
    rules: [
      'A bar sarari na kwatan faɗinsa a kowane gefe.',
      'Kada a nuna shi ƙasa da piksel 24.',
      'Kada a juya shi, a ja shi ko a canza launinsa.',
    ],
  },
  colours: {
    title: 'Launuka',
    text: 'Kore ne yake ɗaukar shafi, kirim ne takardarsa, zinariya kuma tana nuna abu ɗaya a fuska.',
    names: {
      deep: 'Kore mai duhu',
      leaf: 'Koren ganye',
      gold: 'Zinariyar rana',
      cream: 'Kirim',
      ink: 'Tawada',
    },
    contrast: (ratio) => `Rubutu a kansa: bambanci ${ratio} zuwa 1`,
    copy: (name) => `lambar ${name}`,
  },
  type: {
    title: 'Haruffa',
    text: 'Muna amfani da haruffan da kowace waya take da su: babu abin saukewa, kuma duk alamun sautin harsunanmu biyar suna nan.',
    heading: 'Kanun rubutu: mai kauri sosai',
    body: 'Rubutu: na yau da kullum, piksel 16 ko fiye',
    figures: 'Kuɗi: lambobi masu faɗi ɗaya, don su jeru',
  },
  cloth: {
    title: 'Adire',
    text: 'Zanen da yake bayan korenmu an yi shi ne bisa adire, zanin shuɗi na Abeokuta.',
  },
};
