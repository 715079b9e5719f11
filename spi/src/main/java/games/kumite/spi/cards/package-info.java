/**
 * Cards and secret numbers: who sees what, declared once. Tables, events, what a perspective holds and what
 * it imagines follow from that without code of the game.
 *
 * <h2>For authors of games</h2>
 *
 * <p>A {@link games.kumite.spi.cards.CardLayout} declares zones and cards; a state holds
 * {@link games.kumite.spi.cards.Cards}. A card is a <em>token</em>, the physical thing that rules, steps and
 * agreements remember, and a <em>face</em>. Tokens are never shown to anybody. Shuffling and imagining
 * move faces among tokens.
 * <ul>
 *   <li>Cards with one printed name look alike: whoever sees one knows its name, not which of the copies it is.
 *   <li>Cards with different backs are of different families: they never exchange faces, and a zone that holds both
 *       cannot be shuffled.
 *   <li>Everybody knows which faces start in which zone, nobody in which order; the rules shuffle.
 *   <li>In decks and piles everybody follows each card by its place. In hands nobody can who does not see inside:
 *       when a card leaves one unseen, it may have been any of them with that back.
 *   <li>A card that somebody chooses in secret and uses later goes to a zone of its own, face down. A step that merely
 *       remembers a hidden card of a hand tells who knows that hand's other cards which one it is.
 *   <li>Cards that are shown together are shown by one {@code showAll}: one by one they might all be the same card.
 *   <li>{@link games.kumite.spi.cards.SecretNumbers} hold secret numbers, such as dice under a cup.
 * </ul>
 *
 * <h2>Decisions</h2>
 *
 * <p><b>A card is a token and a face.</b> What a step remembers is the token; what is dealt again is the face. So a
 * step that waits with two hidden cards in it waits with unknown cards in every imagined world. Plain ids of cards
 * were tried first: such a step told the truth in all of them.
 *
 * <p><b>Who knows a card is kept with its token</b>, a bit for each observer. Whoever sees into a zone knows what comes
 * in, {@code show} adds observers where a card lies, and in decks and piles a known card stays known as it moves on,
 * since everybody follows its place. A shuffle takes all of it back but for those who see into the zone. Whoever knows
 * a card in a hand without seeing inside (it was shown, or taken from an open pile) is no longer sure once a card
 * leaves that hand unseen: its knowledge is taken off the token and becomes belief. Table, events, perspective and
 * imagined worlds ask these bits and nothing else. Tried and rejected: a set of what each seat has seen (it has to be
 * kept in step with every move, and one forgotten move is a leak).
 *
 * <p><b>Beliefs are urns.</b> For each observer the cards that it does not know are in urns: heaps that were mixed
 * before its eyes, filled with cards of known names and with unknown cards out of older urns. Shuffling fills a
 * new urn; so does an unseen departure from a hand (with the whole hand and the card that left), and a seen
 * departure, if the card's name may have been that of several cards of the hand that are in different urns. A name that
 * turns up is taken out of its urn, or, where it is not certain by which way it came in, is owed by it. A world is
 * possible exactly if the names can be routed through the urns and all debts be paid. This loses nothing:
 * cards of one urn may change places freely, and so may the cards of a hand for those who do not see inside, since
 * nothing that they can see depends on which is which. What says nothing any more is simplified away, each step
 * exactly ({@code BeliefUpdate}). Nothing happens as long as all cards concerned are in one urn and unknown, which is nearly
 * always.
 *
 * <p><b>The urns are exact.</b> For all histories of small layouts up to a length, the tests compare what an
 * observer holds possible, card by card, with the set of all worlds that agree with what it has seen
 * ({@code AllHistoriesTests}, {@code BeliefPropertyTests}): no certainty is broken by imagining, and nothing
 * impossible is ever dealt.
 *
 * <p><b>Many urns are widened.</b> Copies of one name in several refills leave debts that are never settled for
 * certain, and hands that pass cards on unseen fill urns without end. Beyond twelve urns the two oldest of a
 * family are joined. That is true but says less; a certainty that depends on the joint history of more than twelve
 * mixings may be lost to imagining (never what an observer knows of a card).
 *
 * <p><b>Imagining deals urn by urn</b>: uniformly where urns stand alone, which is a plain shuffle; otherwise debts are
 * paid first, each name walking up at random, and the rest is poured down at random. Then every possible world
 * has its chance, but not all the same one.
 *
 * <p><b>Forgetting is canonical</b>: two histories that an observer cannot tell apart leave the same, whatever tokens
 * were moved in hidden hands; if they were the same ones, byte for byte. So hands that the observer does not see
 * are put in order and look-alikes are numbered again. Of what others know, what they see there is left, and what all
 * observers have seen together; more would depend on what this observer cannot know. What others
 * believe of the rest is reset to "anything": in an imagined world the others have forgotten what they had
 * inferred, never what they hold.
 *
 * <p><b>A card is one word of an array</b>: zone, face, the next card of the zone and who knows it, 8 bits each where
 * that is enough and 16 where not; a zone is a word too. A copy is one {@code clone()} of few bytes, and a move
 * touches three or four words. A number of its own for each of these, in one array or several, costs a playout of
 * cards a tenth more. There is no link back to the card above: most cards leave from the top or out of a hand, and
 * the rest walk there.
 *
 * <h2>Tried and rejected</h2>
 * <ul>
 *   <li><i>A class of cards with 8 bits a number and one with 16</i>, in place of a look at which array there is: no
 *       playout is faster for it.
 *   <li><i>A set of faces for each card and observer</i> (rows of a bipartite graph, dealt by a matching), joined
 *       when cards mix. Its single facts are right at first and wrong later: let one card of {x, y} and one of {z, w}
 *       be in a hand, and their rows be joined; when x is then seen to leave, the other may be y for the rows, but
 *       must be z or w. The property test against all worlds finds such histories with four cards.
 *   <li><i>Rumours</i> (observer, face, possible zones): the same, and upper bounds ("not both") have no place in them.
 *   <li><i>Swapping which card leaves a hand</i>, so that always the first one does: steps remember the card chosen.
 *   <li><i>Remembering who has seen a card together with whom</i>, for more than everybody: a second number for each
 *       card in the hot path, for the sake of perspectives inside imagined worlds.
 *   <li><i>Uniform sampling of tangled urns</i>: counting worlds is a permanent.
 * </ul>
 *
 * <h2>Limits</h2>
 * <ul>
 *   <li>At most 14 seats, 4096 cards and 12 urns for each observer; a card has one number of 16 bits for who knows it.
 *   <li>Worlds of tangled urns are possible ones, not equally likely ones.
 *   <li>What a seat's choices tell (it did not play a higher card) is no belief: that is a bot's affair.
 *   <li>In an imagined world others know what they hold and have been shown with the observer, not what they inferred.
 * </ul>
 *
 * <p>What would change our mind: a game that mixes hidden hands so often that mixing shows in its playouts (1 to 2
 * microseconds for each observer and mixing), or bots that need the exact odds of rumours.
 */
@NullMarked
package games.kumite.spi.cards;

import org.jspecify.annotations.NullMarked;
