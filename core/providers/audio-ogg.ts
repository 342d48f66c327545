import OpusScript from 'opusscript';
import type { Samples } from '../kernel/index.ts';
import { SAMPLE_RATE } from './audio.ts';

/** Frames of 20 ms; opus counts time in 48 kHz whatever the input's rate. */
const FRAME = SAMPLE_RATE / 50;
const TICKS_A_FRAME = 960;
/** What libopus's encoder looks ahead, which a player throws away: 6.5 ms. */
const PRE_SKIP = 312;
const BITS_A_SECOND = 24_000;
/** One second a page: a player may begin early, and the overhead is small. */
const FRAMES_A_PAGE = 50;
const BEGINS = 2;
const ENDS = 4;

/** Samples as a voice note: mono ogg/opus, as WhatsApp plays it. */
export function encodeVoiceNote(samples: Samples): Buffer {
  const packets = encodePackets(samples);
  const serial = 1;
  const pages = [
    page({ packets: [opusHead()], flags: BEGINS, granule: 0n, serial, sequence: 0 }),
    page({ packets: [opusTags()], flags: 0, granule: 0n, serial, sequence: 1 }),
  ];
  const end = BigInt(PRE_SKIP + samples.length * (48_000 / SAMPLE_RATE));
  for (let at = 0; at < packets.length; at += FRAMES_A_PAGE) {
    const upTo = Math.min(at + FRAMES_A_PAGE, packets.length);
    const isLast = upTo === packets.length;
    pages.push(
      page({
        packets: packets.slice(at, upTo),
        flags: isLast ? ENDS : 0,
        granule: isLast ? end : BigInt(upTo * TICKS_A_FRAME),
        serial,
        sequence: pages.length,
      }),
    );
  }
  return Buffer.concat(pages);
}

function encodePackets(samples: Samples): Buffer[] {
  const encoder = new OpusScript(SAMPLE_RATE, 1, OpusScript.Application.VOIP);
  encoder.setBitrate(BITS_A_SECOND);
  const lookahead = Math.ceil((PRE_SKIP * SAMPLE_RATE) / 48_000);
  const count = Math.max(1, Math.ceil((samples.length + lookahead) / FRAME));
  const packets: Buffer[] = [];
  const frame = Buffer.alloc(FRAME * 2);
  for (let at = 0; at < count * FRAME; at += FRAME) {
    for (let index = 0; index < FRAME; index++) {
      const value = Math.max(-1, Math.min(1, samples[at + index] ?? 0));
      frame.writeInt16LE(Math.round(value * 32_767), index * 2);
    }
    packets.push(encoder.encode(frame, FRAME));
  }
  encoder.delete();
  return packets;
}

/** RFC 7845, section 5.1. */
function opusHead(): Buffer {
  const head = Buffer.alloc(19);
  head.write('OpusHead', 0, 'latin1');
  head.writeUInt8(1, 8);
  head.writeUInt8(1, 9);
  head.writeUInt16LE(PRE_SKIP, 10);
  head.writeUInt32LE(SAMPLE_RATE, 12);
  return head;
}

/** RFC 7845, section 5.2: the vendor, and no comments. */
function opusTags(): Buffer {
  const vendor = Buffer.from('karo', 'latin1');
  const tags = Buffer.alloc(8 + 4 + vendor.length + 4);
  tags.write('OpusTags', 0, 'latin1');
  tags.writeUInt32LE(vendor.length, 8);
  vendor.copy(tags, 12);
  return tags;
}

type Page = { packets: readonly Buffer[]; flags: number; granule: bigint; serial: number; sequence: number };

/** RFC 3533, section 6: a packet is laced as its length in 255s and a rest below 255. */
function page({ packets, flags, granule, serial, sequence }: Page): Buffer {
  const laces = packets.flatMap((packet) => [
    ...Array<number>(Math.floor(packet.length / 255)).fill(255),
    packet.length % 255,
  ]);
  const head = Buffer.alloc(27);
  head.write('OggS', 0, 'latin1');
  head.writeUInt8(flags, 5);
  head.writeBigInt64LE(granule, 6);
  head.writeUInt32LE(serial, 14);
  head.writeUInt32LE(sequence, 18);
  head.writeUInt8(laces.length, 26);
  const whole = Buffer.concat([head, Buffer.from(laces), ...packets]);
  whole.writeUInt32LE(checksum(whole), 22);
  return whole;
}

/** Ogg's CRC: polynomial 04c11db7, no reflection, no final inversion. */
function checksum(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) crc = ((crc << 8) ^ (crcTable[((crc >>> 24) ^ byte) & 255] ?? 0)) >>> 0;
  return crc;
}

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index << 24;
  for (let bit = 0; bit < 8; bit++) value = value & 0x80000000 ? (value << 1) ^ 0x04c11db7 : value << 1;
  return value >>> 0;
});
