import { circlesIn, edgesOf, faultOf, floorOf, floors, importsOfCore, roomOf } from './floor-plan.ts';
import { equal, report } from './report.ts';

/** `npm run graph [-- --json]`: draws the floors of core with the imports between them, and ends with 1 on a circle or an import that climbs. */
const imports = importsOfCore();
const room = (file: string): string => roomOf(file) ?? file;
const between = imports.filter(({ from, to }) => room(from) !== room(to));
const fileCircles = circlesIn(edgesOf(imports, (file) => file));
const roomCircles = circlesIn(edgesOf(imports, room));
const wrong = imports.flatMap((each) => faultOf(each) ?? []);

const drawn = floors.map((names, index) => {
  const floor = index + 1;
  const counts = floors.map(
    (_, below) =>
      between.filter(({ from, to }) => floorOf(from) === floor && floorOf(to) === below + 1).length,
  );
  return { floor, rooms: names, imports: counts.slice(0, floor) };
});

for (const { floor, rooms, imports: counts } of [...drawn].reverse()) {
  const onto = counts.flatMap((count, below) => (count ? [`${below + 1}: ${count}`] : []));
  console.log(`${String(floor).padStart(2)}  ${rooms.join('  ')}`);
  console.log(`      imports from floors ${onto.join(', ') || 'none'}`);
}
for (const circle of [...roomCircles, ...fileCircles]) console.error(`circle: ${circle.join(' -> ')}`);
for (const line of wrong) console.error(line);
report(
  {
    figures: { rooms: floors.flat().length, imports: imports.length, between: between.length },
    bars: [
      equal('circles between rooms', roomCircles.length, 0),
      equal('circles between files', fileCircles.length, 0),
      equal('imports that climb or pass a surface by', wrong.length, 0),
    ],
  },
  process.argv.includes('--json'),
  { floors: drawn },
);
