package games.kumite.tmnt.window;

import games.kumite.spi.Options;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.Effect;
import games.kumite.tmnt.content.Verb;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Word;
import games.kumite.tmnt.sums.Abilities;

/** MT-D22: what may be done about a Run Away die. */
final class DieMenu {

  private static final int SIDES = 6;

  private DieMenu() {}

  static void list(Party party, int seat, Options out) {
    for (int face = 1; face <= SIDES && setter(party, seat) >= 0; face++) {
      out.add(party.actions().of(Word.FACE, face));
    }
    if (!out.isEnough()) {
      rerolls(party, seat, party.table(seat), out);
      rerolls(party, seat, party.hand(seat), out);
    }
  }

  private static void rerolls(Party party, int seat, Zone zone, Options out) {
    Cards cards = party.cards();
    for (int token = cards.top(zone); token >= 0; token = cards.next(token)) {
      boolean isUsable = party.face(token).type == CardType.ONE_SHOT || !zone.equals(party.hand(seat));
      if (isUsable && mayReroll(party, seat, token)) {
        out.add(party.actions().of(Word.REROLL, party.face(token).name));
      }
    }
  }

  /** A card that sets the die, from the hand first; NOBODY if there is none. */
  static int setter(Party party, int seat) {
    int token = setter(party, seat, party.hand(seat));
    return token >= 0 ? token : setter(party, seat, party.table(seat));
  }

  private static int setter(Party party, int seat, Zone zone) {
    Cards cards = party.cards();
    for (int token = cards.top(zone); token >= 0; token = cards.next(token)) {
      Face face = party.face(token);
      if (face.plays(Verb.SETDIE) && Abilities.isEffective(party, seat, face)) {
        return token;
      }
    }
    return Party.NOBODY;
  }

  private static boolean mayReroll(Party party, int seat, int token) {
    Face face = party.face(token);
    boolean isOwn = seat == party.get(Num.RUNNER);
    if (face.plays(Verb.REROLL)) {
      return Abilities.isEffective(party, seat, face) && (isOwn || ((Effect.Reroll) face.play.at(0).effect()).any());
    }
    if (face.teamUp != null && Abilities.mayTeamUp(party, seat, face, Verb.REROLL)) {
      return isOwn || ((Effect.Reroll) face.teamUp.effect()).any();
    }
    return face.activates(Verb.REROLL) && (isOwn || ((Effect.Reroll) Abilities.activate(face).effect()).any())
        && Abilities.isReady(party, seat, token, face);
  }
}
