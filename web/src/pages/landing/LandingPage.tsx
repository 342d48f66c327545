import { ChatDemo } from './ChatDemo.tsx';

const LandingPage = () => (
  <>
    <title>Karo · the bank in your chat</title>
    <ChatDemo />
  </>
);

export default LandingPage;
