type Props = {
  caption: string;
  heads: readonly string[];
  /** A row's first item is what the row is about. */
  rows: readonly (readonly [string, ...(string | number)[]])[];
};

/** What a chart shows, for who cannot see it. A table is never narrower than its words, so what hides it is around it. */
export const UnseenTable = ({ caption, heads, rows }: Props) => (
  <div className="unseen">
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([about, ...cells]) => (
          <tr key={about}>
            <th scope="row">{about}</th>
            {cells.map((cell, at) => (
              <td key={heads[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
