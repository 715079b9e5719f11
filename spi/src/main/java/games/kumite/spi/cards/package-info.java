/**
 * Cards and secret numbers: declared once, with the viewers who see them. Tables, events, perspectives and redealt
 * worlds follow from the declaration without code of the game.
 *
 * <h2>For authors of games</h2>
 *
 * <p>A {@link games.kumite.spi.cards.CardLayout} declares zones and cards; a state holds
 * {@link games.kumite.spi.cards.Cards}. A card is a <em>token</em>, the physical thing that rules and steps remember,
 * and a <em>face</em>. Tokens are never shown to any player. Shuffling and redealing move faces among tokens.
 * <ul>
 * <li>Cards with one printed name look alike: a viewer who sees one knows its name, not which of the copies it is.
 * <li>Cards with different backs are of different families: they never exchange faces, and a zone that holds both
 * cannot be shuffled.
 * <li>All viewers know which faces start in which zone, but not in which order; the rules shuffle.
 * <li>In decks and piles all viewers follow each card by its place. In hands a viewer who does not see inside cannot:
 * when a card leaves one unseen, it may have been any of them with that back.
 * <li>A card that a player chooses in secret and uses later goes to a zone of its own, face down. A step that merely
 * remembers a hidden card of a hand tells a viewer who knows that hand's other cards which one it is.
 * <li>To take a card at random from a hand that others see into, pick a place with {@code random().pick} and take {@code
 * cards.at(hand, place)}. Do not shuffle the hand: that takes away what its owner knows of its order.
 * <li>Cards that are shown together are shown by one {@code showAll}: one by one they might all be the same card.
 * <li>{@link games.kumite.spi.cards.SecretNumbers} hold secret numbers, such as dice under a cup.
 * </ul>
 *
 * <h2>Decisions</h2>
 *
 * <p><b>A card is a token and a face.</b> Steps remember the token; redealing changes the face. So a step that waits
 * with two hidden cards in it waits with unknown cards in every imagined world. Plain ids of cards were tried first:
 * such a step told the truth in all of them.
 *
 * <p><b>The viewers who know a card are kept with its token</b>, a bit for each. A viewer who sees into a zone knows
 * what comes in, {@code show} adds viewers where a card lies, and in decks and piles a known card stays known as it
 * moves on, since all viewers follow its place. A shuffle removes this knowledge, except for those who see into the
 * zone. A viewer who knows a card in a hand without seeing inside (it was shown, or taken from an open pile) is no
 * longer sure once a card leaves that hand unseen: the knowledge is taken off the token and becomes belief. Table,
 * events, perspective and imagined worlds ask these bits and nothing else. Tried and rejected: a set of what each seat
 * has seen (it has to be kept in step with every move, and one forgotten move is a leak).
 *
 * <p><b>Beliefs are pools.</b> For each viewer the cards that it does not know are in pools: sets that were mixed
 * before its eyes, filled with cards of known names and with unknown cards out of older pools. Shuffling fills a new
 * pool. So does an unseen departure from a hand (with the whole hand and the card that left), and a seen departure, if
 * the card's name may have been that of several cards of the hand that are in different pools. A name that turns up is
 * taken out of its pool, or, where it is not certain by which way it came in, is owed by it. A world is possible
 * exactly if the names can be routed through the pools and all debts can be paid. This loses nothing: cards of one pool
 * may change places freely, and so may the cards of a hand for viewers who do not see inside, since nothing that they
 * can see depends on which is which. Pools without information are simplified away, each step exactly
 * ({@code BeliefUpdate}). Nothing happens as long as all cards concerned are in one pool and unknown, which is nearly
 * always.
 *
 * <p><b>The pools are exact.</b> For all histories of small layouts up to a length, the tests compare what a viewer
 * holds possible, card by card, with the set of all worlds that agree with what it has seen ({@code AllHistoriesTests},
 * {@code BeliefPropertyTests}). Redealing breaks no certainty, and deals nothing impossible.
 *
 * <p><b>Many pools are widened.</b> Copies of one name in several refills leave debts that are never settled for
 * certain, and hands that pass cards on unseen fill pools without end. Beyond twelve pools the two oldest of a family
 * are joined. The result is true but less precise: a certainty that depends on the joint history of more than twelve
 * mixings may be lost in redealing (never what a viewer knows of a card).
 *
 * <p><b>Redealing goes pool by pool</b>: uniformly where pools are isolated, which is a plain shuffle. Otherwise debts
 * are paid first, each name walking up at random, and the rest is poured down at random. Then every possible world has
 * a positive probability, but not all have the same one.
 *
 * <p><b>Redaction is canonical</b>: two histories that a viewer cannot tell apart leave the same, whatever tokens were
 * moved in hidden hands; if the histories are equal, byte for byte. So hands that the viewer does not see are put in
 * order and look-alikes are numbered again. Of the knowledge of others, what they see there remains, and what all
 * viewers have seen together; more would depend on what this viewer cannot know. What others believe of the rest is
 * reset to "anything": in an imagined world the others have forgotten what they had inferred, never what they hold.
 *
 * <p><b>A card is one word of an array</b>: zone, face, the next card of the zone and the viewers who know it, 8 bits
 * each where that is enough and 16 where not; a zone is a word too. A copy is one {@code clone()} of few bytes, and a
 * move touches three or four words. Separate numbers for these, in one array or several, slow down playouts with cards
 * by a tenth. There is no link back to the card above: most cards leave from the top or out of a hand, and the rest
 * walk there.
 *
 * <h2>Tried and rejected</h2>
 * <ul>
 * <li><i>A class of cards with 8 bits a number and one with 16</i>, in place of a look at which array there is: no
 * playout is faster for it.
 * <li><i>A set of faces for each card and viewer</i> (rows of a bipartite graph, dealt by a matching), joined when
 * cards mix. Its single facts are right at first and wrong later: let one card of {x, y} and one of {z, w} be in a
 * hand, and their rows be joined; when x is then seen to leave, the other may be y for the rows, but must be z or w.
 * The property test against all worlds finds such histories with four cards.
 * <li><i>Rumours</i> (viewer, face, possible zones): the same, and upper bounds ("not both") have no place in them.
 * <li><i>Swapping which card leaves a hand</i>, so that always the first one does: steps remember the card chosen.
 * <li><i>Remembering which viewers have seen a card together</i>, for fewer than all: a second number for each card in
 * the hot path, for the sake of perspectives inside imagined worlds.
 * <li><i>Uniform sampling of linked pools</i>: counting the worlds means computing a permanent, which is #P-complete.
 * </ul>
 *
 * <h2>Limits</h2>
 * <ul>
 * <li>At most 14 seats, 4096 cards and 12 pools for each viewer; a card has one number of 16 bits for the viewers who
 * know it.
 * <li>Worlds of linked pools are possible ones, not equally likely ones.
 * <li>Conclusions from a seat's choices (it did not play a higher card) are not part of a belief: a bot may draw them. What a
 * rule forces (it did not follow suit) is part of imagined worlds if the rules say so:
 * {@link games.kumite.spi.Rules#isPossible}.
 * <li>In an imagined world others know what they hold and have been shown with the viewer, not what they inferred.
 * </ul>
 *
 * <p>What would change our mind: a game that mixes hidden hands so often that mixing shows in its playouts (1 to 2
 * microseconds for each viewer and mixing), or bots that need the exact probabilities of rumours.
 */
@NullMarked
package games.kumite.spi.cards;

import org.jspecify.annotations.NullMarked;
