package games.kumite.tmnt.effect;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;
import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.content.Verb;
import games.kumite.tmnt.deal.Discards;
import games.kumite.tmnt.effect.Carry.Part;
import games.kumite.tmnt.loss.Pay;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Tidings;
import games.kumite.tmnt.state.Word;
import games.kumite.tmnt.sums.Abilities;
import org.jspecify.annotations.Nullable;

/** W-TRAP, MT-D09: a Trap is about to hit; only the victim may answer (MT-TRP-08). */
public record TrapHit(int victim, int trap) implements Question<Party> {

  private static final Refusal UNFIT = new Refusal("MT-TRP-08", "no-answer");
  private static final EventType HIT = EventType.of("trap-hit", "MT-TRP-03").seat("victim").card("card");
  private static final EventType CANCELLED = EventType.of("trap-cancelled", "MT-TRP-08").seat("victim").card("card");

  /** A Trap that has struck stays with its victim or is discarded (MT-TRP-03). */
  private record Keep(int victim, int trap) implements Step<Party> {
    @Override
    public void run(Party party) {
      Face face = party.face(trap);
      if (face.persists || face.next.length > 0 || face.nextRun.length > 0) {
        party.move(trap, party.kept(victim));
      } else {
        Discards.discard(party, trap);
      }
    }
  }

  @Override
  public Prompt prompt(Party party) {
    return Question.prompt(party, kind(), Party.NOBODY, party.face(trap).label, party.name(victim));
  }

  @Override
  public String kind() {
    return "window-trap";
  }

  @Override
  public int seat(Party party) {
    return victim;
  }

  @Override
  public boolean isWindow() {
    return true;
  }

  @Override
  public void run(Party party) {
    if (isAsked(party)) {
      Question.super.run(party);
    } else {
      strike(party);
    }
  }

  /** Whoever can answer; in discreet windows whoever has a card in hand. */
  private boolean isAsked(Party party) {
    return party.terms().settings.discreet() && !party.cards().isEmpty(party.hand(victim))
        || isAble(party, party.hand(victim)) || isAble(party, party.table(victim));
  }

  @Override
  public boolean canBeAsked(Party party, int observer) {
    return observer == victim || isAsked(party);
  }

  private boolean isAble(Party party, Zone zone) {
    for (int token = party.top(zone); token >= 0; token = party.next(token)) {
      if (cancels(party, victim, token, zone) != null) {
        return true;
      }
    }
    return false;
  }

  /** Returns how a card of a seat can cancel a Trap, null if it cannot. */
  public static @Nullable Word cancels(Party party, int seat, int token, Zone zone) {
    Face face = party.face(token);
    if (face.plays(Verb.CANCELTRAP) && Abilities.ineffective(party, seat, face) == null) {
      return Word.USE;
    }
    if (zone.equals(party.hand(seat))) {
      return null;
    }
    if (Abilities.mayTeamUp(party, seat, face, Verb.CANCELTRAP)) {
      return Word.TEAM_UP;
    }
    return face.activates(Verb.CANCELTRAP) && Abilities.isReady(party, seat, token, Abilities.activate(face))
        ? Word.USE : null;
  }

  @Override
  public void options(Party party, Options out) {
    out.refuseOthers(UNFIT);
    add(party, out, party.hand(victim));
    add(party, out, party.table(victim));
    out.add(party.actions().of(Word.ACCEPT));
  }

  private void add(Party party, Options out, Zone zone) {
    for (int token = party.top(zone); token >= 0; token = party.next(token)) {
      Word word = cancels(party, victim, token, zone);
      Face face = party.face(token);
      if (word != null) {
        out.add(party.deed(word, token, victim));
      } else if (face.activates(Verb.CANCELTRAP) && zone.equals(party.table(victim))) {
        out.add(party.deed(Word.USE, token, victim), Abilities.refusal(party, victim, token, Abilities.activate(face)));
      }
    }
  }

  @Override
  public void chosen(Party party, Action action) {
    VerbAction deed = (VerbAction) action;
    if (deed.verb() == Word.ACCEPT) {
      strike(party);
      return;
    }
    pay(party, victim, deed);
    party.tell(CANCELLED, victim, trap);
    party.then(new Finish(trap));
  }

  /** Pays for a cancellation: with a One-Shot, an Ally, or the cost of an ability. */
  public static void pay(Party party, int seat, VerbAction deed) {
    int held = party.find(party.hand(seat), deed, seat);
    int token = held >= 0 ? held : party.find(party.table(seat), deed, seat);
    Face face = party.face(token);
    if (deed.verb() == Word.USE && face.activates(Verb.CANCELTRAP)) {
      party.use(token);
      party.tell(Tidings.USED, seat, token);
      party.then(Pay.of(seat, token, Abilities.activate(face).clause().cost()));
    } else {
      Discards.spend(party, seat, token);
      party.tell(deed.verb() == Word.TEAM_UP ? Tidings.TEAMED : Tidings.PLAYED, seat, token);
    }
  }

  private void strike(Party party) {
    party.tell(HIT, victim, trap);
    party.then(Carry.of(party.face(trap), Part.PLAY, victim, Party.NOBODY), new Keep(victim, trap));
  }
}
