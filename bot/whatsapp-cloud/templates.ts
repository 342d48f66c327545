import type { Language } from '@karo/core/kernel';
import { noticeOf, type Reply } from '@karo/core/messaging';

/** What the bank may say outside the 24 hours: templates that Meta looked at. Each takes one value, the news itself in the customer's language. */
export const templateKinds = ['credit', 'settled', 'reversed', 'approval', 'news'] as const;
export type TemplateKind = (typeof templateKinds)[number];

/** Meta knows Hausa; the other languages of ours stand under English, each in a template of its own. */
const metaCodes: Record<Language, string> = { en: 'en', pcm: 'en', ha: 'ha', yo: 'en', ig: 'en' };

const bodies: Record<TemplateKind, Record<Language, string>> = {
  credit: {
    en: 'Money has come into your Karo account. {{1}}\nReply here to see your balance.',
    pcm: 'Money don enter your Karo account. {{1}}\nReply here make you see your balance.',
    ha: 'Kuɗi sun shigo asusunka na Karo. {{1}}\nKa amsa a nan don ganin ragowar kuɗinka.',
    yo: 'Owó ti wọlé sínú àkáǹtì Karo rẹ. {{1}}\nFèsì níbí láti rí iye tó wà níbẹ̀.',
    ig: 'Ego abatala na akaụntụ Karo gị. {{1}}\nZaghachi ebe a ka ị hụ ego fọdụrụ.',
  },
  settled: {
    en: 'News of a payment from your Karo account. {{1}}\nReply here for the receipt.',
    pcm: 'News of payment from your Karo account. {{1}}\nReply here for the receipt.',
    ha: 'Labarin biyan kuɗi daga asusunka na Karo. {{1}}\nKa amsa a nan don rasit.',
    yo: 'Ìròyìn ìsanwó láti àkáǹtì Karo rẹ. {{1}}\nFèsì níbí fún rìsíìtì.',
    ig: 'Ozi banyere ịkwụ ụgwọ si na akaụntụ Karo gị. {{1}}\nZaghachi ebe a maka rasiti.',
  },
  reversed: {
    en: 'A payment from your Karo account did not go through. {{1}}\nReply here if you have a question.',
    pcm: 'One payment from your Karo account no go through. {{1}}\nReply here if you get question.',
    ha: 'Biyan kuɗi daga asusunka na Karo bai yi nasara ba. {{1}}\nKa amsa a nan idan kana da tambaya.',
    yo: 'Ìsanwó kan láti àkáǹtì Karo rẹ kò yọrí sí rere. {{1}}\nFèsì níbí tí o bá ní ìbéèrè.',
    ig: 'Otu ịkwụ ụgwọ si na akaụntụ Karo gị agaghị nke ọma. {{1}}\nZaghachi ebe a ma ọ bụrụ na i nwere ajụjụ.',
  },
  approval: {
    en: 'Something on your Karo account waits for your approval. {{1}}\nReply here to see it and approve it.',
    pcm: 'Something for your Karo account dey wait make you approve am. {{1}}\nReply here make you see am.',
    ha: 'Akwai abin da ke jiran amincewarka a asusunka na Karo. {{1}}\nKa amsa a nan don ganinsa.',
    yo: 'Nǹkan kan lórí àkáǹtì Karo rẹ ń dúró de ìfọwọ́sí rẹ. {{1}}\nFèsì níbí láti rí i.',
    ig: 'Ihe dị na akaụntụ Karo gị na-eche nkwado gị. {{1}}\nZaghachi ebe a ka ị hụ ya.',
  },
  news: {
    en: 'News about your Karo account. {{1}}\nReply here to continue.',
    pcm: 'News about your Karo account. {{1}}\nReply here make we continue.',
    ha: 'Labari game da asusunka na Karo. {{1}}\nKa amsa a nan don ci gaba.',
    yo: 'Ìròyìn nípa àkáǹtì Karo rẹ. {{1}}\nFèsì níbí láti tẹ̀síwájú.',
    ig: 'Ozi gbasara akaụntụ Karo gị. {{1}}\nZaghachi ebe a ka anyị gaa n’ihu.',
  },
};

/** What stands in for the value when Meta looks at a template. */
const examples: Record<TemplateKind, string> = {
  credit: 'NGN 5,000.00 from MUSA BELLO, GTB.',
  settled: 'NGN 5,000.00 reached CHIDI OKAFOR, GTB.',
  reversed: 'NGN 5,000.00 to CHIDI OKAFOR is back in your account.',
  approval: 'NGN 5,000.00 to CHIDI OKAFOR, GTB.',
  news: 'Your statement is ready.',
};

const nameOf = (kind: TemplateKind, language: Language): string =>
  language === 'en' || language === 'ha' ? `karo_${kind}` : `karo_${kind}_${language}`;

const NEWS_MOST = 600;

/** Which template reports a reply: by the event that it is about. */
export function templateKindOf(reply: Reply, dedupe: string | undefined): TemplateKind {
  if (reply.approval) return 'approval';
  if (dedupe === undefined) return 'news';
  const { type, subject } = noticeOf(dedupe);
  if (subject === 'received' || subject === 'remittance') return 'credit';
  if (type !== 'transaction') return 'news';
  return /:(?:failed|reversed)$/.test(dedupe) ? 'reversed' : 'settled';
}

/** A value takes no line breaks, tabs or runs of blanks (132005 and 132012 otherwise). */
const lineOf = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > NEWS_MOST ? `${line.slice(0, NEWS_MOST - 1)}…` : line;
};

type Sent = { name: string; language: { code: string }; components: unknown[] };

/** The news as a template message says it. */
export const templateFor = (kind: TemplateKind, language: Language, text: string): Sent => ({
  name: nameOf(kind, language),
  language: { code: metaCodes[language] },
  components: [{ type: 'body', parameters: [{ type: 'text', text: lineOf(text) }] }],
});

export type TemplateOrder = { name: string; language: string; category: string; components: unknown[] };

/** Every template as it is submitted. */
export function listTemplates(): TemplateOrder[] {
  return templateKinds.flatMap((kind) =>
    (Object.keys(metaCodes) as Language[]).map((language) => ({
      name: nameOf(kind, language),
      language: metaCodes[language],
      category: 'UTILITY',
      components: [
        { type: 'BODY', text: bodies[kind][language], example: { body_text: [[examples[kind]]] } },
      ],
    })),
  );
}
