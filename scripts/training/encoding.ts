// A thread that encodes texts for training.
import { loadEncoder } from '@karo/core/chat/nlu';
import { serveThread } from '@karo/core/providers';

serveThread(loadEncoder);
