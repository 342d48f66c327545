const CLIENT = '@karo/client';

/** The same call in the languages that people ask for. */
export const samples = {
  curl: `curl https://karo.ng/api/banking/transfer \\
  -H "Authorization: Bearer $KARO_KEY" \\
  -H "Idempotency-Key: order-1042" \\
  -H "Content-Type: application/json" \\
  -d '{
    "userId": "'$KARO_USER'",
    "recipientBank": "gtb",
    "recipientAccount": "1234567896",
    "recipientName": "CHIDI OKAFOR",
    "amount": "5000.00",
    "narration": "Order 1042",
    "pin": "'$KARO_PIN'"
  }'`,
  TypeScript: `import { karo } from '${CLIENT}';

const { KARO_KEY = '', KARO_USER = '', KARO_PIN = '' } = process.env;
const call = karo({ baseUrl: 'https://karo.ng', key: KARO_KEY });

const transfer = await call('POST /api/banking/transfer', {
  body: {
    userId: KARO_USER,
    recipientBank: 'gtb',
    recipientAccount: '1234567896',
    recipientName: 'CHIDI OKAFOR',
    amount: '5000.00',
    narration: 'Order 1042',
    pin: KARO_PIN,
  },
  idempotencyKey: 'order-1042',
});

console.log(transfer.transactionRef, transfer.status);`,
  Python: `import os
from karo import Karo

karo = Karo(os.environ["KARO_KEY"])

transfer = karo.post("/api/banking/transfer", {
    "userId": os.environ["KARO_USER"],
    "recipientBank": "gtb",
    "recipientAccount": "1234567896",
    "recipientName": "CHIDI OKAFOR",
    "amount": "5000.00",
    "narration": "Order 1042",
    "pin": os.environ["KARO_PIN"],
}, idempotency_key="order-1042")

print(transfer["transactionRef"], transfer["status"])`,
  PHP: `<?php
require 'karo.php';

$karo = new Karo(getenv('KARO_KEY'));

$transfer = $karo->post('/api/banking/transfer', [
  'userId' => getenv('KARO_USER'),
  'recipientBank' => 'gtb',
  'recipientAccount' => '1234567896',
  'recipientName' => 'CHIDI OKAFOR',
  'amount' => '5000.00',
  'narration' => 'Order 1042',
  'pin' => getenv('KARO_PIN'),
], 'order-1042');

echo $transfer['transactionRef'], ' ', $transfer['status'];`,
} as const;

const python = (origin: string) => `# Karo for Python: 3.8 or newer, no dependencies.
import json
import urllib.error
import urllib.request


class KaroError(Exception):
    def __init__(self, status, problem):
        super().__init__(problem.get("detail") or problem.get("title") or str(status))
        self.status = status
        self.code = problem.get("code")


class Karo:
    def __init__(self, key, base="${origin}"):
        self.key = key
        self.base = base

    def get(self, path):
        return self._call("GET", path)

    def post(self, path, body=None, idempotency_key=None):
        return self._call("POST", path, body or {}, idempotency_key)

    def _call(self, method, path, body=None, idempotency_key=None):
        headers = {"Authorization": "Bearer " + self.key}
        data = None
        if body is not None:
            headers["Content-Type"] = "application/json"
            data = json.dumps(body).encode()
        if idempotency_key:
            headers["Idempotency-Key"] = idempotency_key
        request = urllib.request.Request(self.base + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=30) as response:
                return json.load(response)
        except urllib.error.HTTPError as error:
            raise KaroError(error.code, json.load(error)) from None
`;

const php = (origin: string) => `<?php
// Karo for PHP: 8.0 or newer, with curl.
class KaroError extends Exception {
  public function __construct(public int $status, public array $problem) {
    parent::__construct($problem['detail'] ?? $problem['title'] ?? (string) $status);
  }
}

class Karo {
  public function __construct(private string $key, private string $base = '${origin}') {}

  public function get(string $path): array {
    return $this->call('GET', $path);
  }

  public function post(string $path, array $body = [], ?string $idempotencyKey = null): array {
    return $this->call('POST', $path, $body, $idempotencyKey);
  }

  private function call(string $method, string $path, ?array $body = null, ?string $idempotencyKey = null): array {
    $headers = ['Authorization: Bearer ' . $this->key];
    $curl = curl_init($this->base . $path);
    if ($body !== null) {
      $headers[] = 'Content-Type: application/json';
      curl_setopt($curl, CURLOPT_POSTFIELDS, json_encode((object) $body));
    }
    if ($idempotencyKey) $headers[] = 'Idempotency-Key: ' . $idempotencyKey;
    curl_setopt_array($curl, [
      CURLOPT_CUSTOMREQUEST => $method,
      CURLOPT_HTTPHEADER => $headers,
      CURLOPT_RETURNTRANSFER => true,
      CURLOPT_TIMEOUT => 30,
    ]);
    $answer = json_decode(curl_exec($curl), true) ?? [];
    $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
    if ($status >= 400) throw new KaroError($status, $answer);
    return $answer;
  }
}
`;

/** Whole clients in one file each, made for the address that the page stands at. */
export const clients = [
  { name: 'Python', file: 'karo.py', least: 'Python 3.8', make: python },
  { name: 'PHP', file: 'karo.php', least: 'PHP 8.0', make: php },
] as const;
