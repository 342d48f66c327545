// A thread that encodes texts for training.
import { loadEncoder } from '@karo/core/chat/encoder';
import { serveThread } from '@karo/core/providers/thread';

serveThread(loadEncoder);
