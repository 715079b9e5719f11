package games.kumite.tmnt.effect;

import games.kumite.api.Action;
import games.kumite.spi.Done;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.state.AboutCard;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Word;

/**
 * MT-D06: the monster of a Wandering Monster. A single one is asked for too: how many are in hand is hidden (MT-RUL-58).
 *
 * @param user the player of the card
 * @param token the card
 */
record WanderingPair(int user, int token) implements AboutCard {

  private static final Refusal UNFIT = new Refusal("MT-MON-07", "no-target");

  @Override
  public String kind() {
    return "target";
  }

  @Override
  public int seat(Party party) {
    return user;
  }

  @Override
  public boolean answersItself() {
    return false;
  }

  @Override
  public boolean canBeAsked(Party party, int observer) {
    return observer == user || party.first(party.hand(user), CardType.MONSTER) >= 0;
  }

  @Override
  public void options(Party party, Options out) {
    out.refuseOthers(UNFIT);
    for (int held = party.top(party.hand(user)); held >= 0; held = party.next(held)) {
      if (party.face(held).type == CardType.MONSTER) {
        out.add(party.deed(Word.PAIR, held, user));
      }
    }
    if (out.size() == 0) {
      out.add(Done.DONE); // only in an imagined world
    }
  }

  @Override
  public void chosen(Party party, Action action) {
    party.attach(token, Party.NOBODY);
    if (action != Done.DONE) {
      Monsters.join(party, party.find(party.hand(user), action, user));
    }
  }
}
