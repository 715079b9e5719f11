package games.kumite.tmnt.window;

import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.Effect;
import games.kumite.tmnt.content.Verb;
import games.kumite.tmnt.state.Ability;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Word;
import games.kumite.tmnt.sums.Abilities;
import org.jspecify.annotations.Nullable;

/** MT-D22: what may be done about a Run Away die. */
final class DieMenu {

  private static final int SIDES = 6;
  private static final Refusal NO_DIE = new Refusal("MT-RUN-02", "no-die");
  private static final Refusal NO_SETTER = new Refusal("MT-ONE-07", "no-setter");
  private static final Refusal NO_REROLL = new Refusal("MT-ONE-07", "no-reroll");
  private static final Refusal OWN_DIE = new Refusal("MT-ONE-07", "own-die");

  private DieMenu() {}

  static void list(Party party, int seat, Options out) {
    Refusal setting = maySet(party, seat) ? null : NO_SETTER;
    for (int face = 1; face <= SIDES && (setting == null || out.isExplaining()); face++) {
      out.add(party.actions().of(Word.FACE, face), setting);
    }
    if (!out.isEnough()) {
      rerolls(party, seat, party.table(seat), out);
      rerolls(party, seat, party.hand(seat), out);
    }
  }

  private static void rerolls(Party party, int seat, Zone zone, Options out) {
    for (int token = party.top(zone); token >= 0; token = party.next(token)) {
      Face face = party.face(token);
      if (face.type == CardType.ONE_SHOT || !zone.equals(party.hand(seat))) {
        out.add(party.deed(Word.REROLL, token, seat), reroll(party, seat, token, face));
      }
    }
  }

  /** What is refused whatever cards a seat has. */
  static void elsewhere(Party party, Options out) {
    boolean isFallen = party.get(Num.DIE) > 0;
    for (int face = 1; face <= SIDES; face++) {
      out.add(party.actions().of(Word.FACE, face), isFallen ? NO_SETTER : NO_DIE);
    }
    for (int face = 0; face < party.terms().size(); face++) {
      out.add(party.actions().of(Word.REROLL, face), isFallen ? NO_REROLL : NO_DIE);
    }
  }

  /** Returns whether a seat has a card that sets the die. */
  static boolean maySet(Party party, int seat) {
    return setter(party, seat, party.top(party.hand(seat))) >= 0
        || setter(party, seat, party.top(party.table(seat))) >= 0;
  }

  /** Lists the cards of a seat that set the die. */
  static void setters(Party party, int seat, Options out) {
    setters(party, seat, party.hand(seat), out);
    setters(party, seat, party.table(seat), out);
  }

  private static void setters(Party party, int seat, Zone zone, Options out) {
    for (int token = setter(party, seat, party.top(zone)); token >= 0; token = setter(party, seat, party.next(token))) {
      out.add(party.deed(Word.USE, token, seat));
    }
  }

  /** The first card from this one on that sets the die, NOBODY if there is none. */
  private static int setter(Party party, int seat, int first) {
    int token = first;
    while (token >= 0 && !isSetter(party, seat, party.face(token))) {
      token = party.next(token);
    }
    return token;
  }

  private static boolean isSetter(Party party, int seat, Face face) {
    return face.plays(Verb.SETDIE) && Abilities.ineffective(party, seat, face) == null;
  }

  private static @Nullable Refusal reroll(Party party, int seat, int token, Face face) {
    boolean isOwn = seat == party.get(Num.RUNNER);
    if (face.plays(Verb.REROLL)) {
      return !isOwn && !isAny(face.play[0]) ? OWN_DIE : Abilities.ineffective(party, seat, face);
    }
    if (face.teamUp != null && Abilities.mayTeamUp(party, seat, face, Verb.REROLL)) {
      return isOwn || isAny(face.teamUp) ? null : OWN_DIE;
    }
    return !face.activates(Verb.REROLL) ? NO_REROLL : !isOwn && !isAny(Abilities.activate(face)) ? OWN_DIE
        : Abilities.refusal(party, seat, token, Abilities.activate(face));
  }

  private static boolean isAny(Ability ability) {
    return ability.effect() instanceof Effect.OfRun reroll && reroll.any();
  }
}
