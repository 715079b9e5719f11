package games.kumite.tmnt.window;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.spi.Done;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;
import games.kumite.tmnt.bargain.Sale;
import games.kumite.tmnt.bargain.Talk;
import games.kumite.tmnt.bargain.Trade;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.Verb;
import games.kumite.tmnt.deal.Discards;
import games.kumite.tmnt.effect.Carry.Part;
import games.kumite.tmnt.effect.Carry;
import games.kumite.tmnt.effect.Finish;
import games.kumite.tmnt.effect.Target;
import games.kumite.tmnt.effect.TrapHit;
import games.kumite.tmnt.loss.Pay;
import games.kumite.tmnt.loss.Settle;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Forced;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Tidings;
import games.kumite.tmnt.state.Word;
import games.kumite.tmnt.sums.Abilities;

/** Carries the actions of windows out. */
final class Performing {

  private static final EventType TRAPPED =
      EventType.of("trap-played", "MT-TRP-02").seat("by").card("card").seat("victim");
  private static final EventType GAVE_UP = EventType.of("discarded", "MT-WHN-01").seat("by").card("card");
  private static final EventType TURNED = EventType.of("turned-sideways", "MT-ITM-07").seat("by").card("card");
  private static final EventType EQUIPPED = EventType.of("equipped", "MT-ITM-07").seat("by").card("card");

  /** The runner's die is rolled again. */
  private enum Reroll implements Step<Party> {
    REROLL;

    private static final EventType ROLLED = EventType.of("run-rerolled", "MT-RUN-02").seat("runner").number("die");

    @Override
    public void run(Party party) {
      int runner = party.get(Num.RUNNER);
      party.set(Num.DIE, party.roll("run", runner, 6));
      party.tell(ROLLED, runner, party.get(Num.DIE));
    }
  }

  /** MT-D31: which kept Trap is cancelled. */
  private record KeptTrap(int keeper) implements Forced {

    private static final Refusal UNFIT = new Refusal("MT-TRP-08", "not-kept");
    private static final EventType CANCELLED = EventType.of("kept-trap-cancelled", "MT-TRP-08").seat("by").card("card");

    @Override
    public int seat(Party party) {
      return keeper;
    }

    @Override
    public void options(Party party, Options out) {
      out.refuseOthers(UNFIT);
      party.list(party.kept(keeper), Word.CANCEL, keeper, out);
    }

    @Override
    public void chosen(Party party, Action action) {
      int token = party.find(party.kept(keeper), action, keeper);
      Discards.discard(party, token);
      party.tell(CANCELLED, keeper, token);
    }
  }

  /** MT-D22: which card sets the die. A single one is asked for too: how many are in hand is hidden (MT-RUL-58). */
  private record DieSetter(int by, int face) implements Forced {

    private static final Refusal UNFIT = new Refusal("MT-ONE-07", "no-setter");
    private static final EventType SET = EventType.of("die-set", "MT-CON-01").seat("by").number("die");

    @Override
    public int seat(Party party) {
      return by;
    }

    @Override
    public boolean answersItself() {
      return false;
    }

    @Override
    public boolean canBeAsked(Party party, int observer) {
      return DieMenu.maySet(party, by);
    }

    @Override
    public Prompt prompt(Party party) {
      return Question.prompt(party, kind(), by, face);
    }

    @Override
    public void options(Party party, Options out) {
      out.refuseOthers(UNFIT);
      DieMenu.setters(party, by, out);
      if (out.size() == 0) {
        out.add(Done.DONE); // only where somebody imagines this hand
      }
    }

    @Override
    public void chosen(Party party, Action action) {
      if (action != Done.DONE) {
        int held = party.find(party.hand(by), action, by);
        int token = held >= 0 ? held : party.find(party.table(by), action, by);
        Discards.spend(party, by, token);
        party.tell(Tidings.PLAYED, by, token);
      }
      party.set(Num.DIE, face);
      party.tell(SET, by, face);
    }
  }

  private Performing() {}

  static void perform(Party party, int seat, VerbAction deed, Priority window) {
    switch ((Word) deed.verb()) {
      case PLAY -> {
        int token = party.find(party.hand(seat), deed, seat);
        Playing.play(party, seat, token >= 0 ? token : party.find(party.table(seat), deed, seat), window);
      }
      case TRAP -> trap(party, seat, deed);
      case DISCARD -> {
        int token = party.find(party.table(seat), deed, seat);
        Discards.discard(party, token);
        party.tell(GAVE_UP, seat, token);
      }
      case EQUIP -> turn(party, seat, deed, true);
      case SIDEWAYS -> turn(party, seat, deed, false);
      case USE -> use(party, seat, deed);
      case TEAM_UP -> teamUp(party, seat, deed);
      case SELL -> Sale.begin(party, seat);
      case TRADE, GIFT -> Trade.begin(
          party, seat, deed.first(), deed.verb() == Word.GIFT ? Trade.Way.GIFT : Trade.Way.TRADE);
      case LEAVE -> Ending.leave(party, seat);
      case ASK -> Talk.begin(party, deed.first());
      case FACE -> party.ask(new DieSetter(seat, deed.first()));
      case REROLL -> {
        int token = party.find(party.table(seat), deed, seat);
        reroll(party, seat, token >= 0 ? token : party.find(party.hand(seat), deed, seat));
      }
      default -> throw new IllegalStateException(deed + " is no action of a window");
    }
  }

  private static void turn(Party party, int seat, VerbAction deed, boolean upright) {
    int token = party.find(party.table(seat), deed, seat);
    party.mark(token, Num.TURNED);
    if (upright) {
      party.mark(token, Num.EQUIPPED);
    } else {
      party.unmark(token, Num.EQUIPPED);
      party.unsettle(seat);
    }
    party.tell(upright ? EQUIPPED : TURNED, seat, token);
  }

  private static void trap(Party party, int seat, VerbAction deed) {
    int token = party.find(party.hand(seat), deed, seat);
    party.move(token, party.zones().open);
    party.tell(TRAPPED, seat, token, deed.second());
    party.then(new TrapHit(deed.second(), token));
  }

  private static void reroll(Party party, int seat, int token) {
    Face face = party.face(token);
    boolean isOneShot = face.type == CardType.ONE_SHOT;
    if (isOneShot || face.teamsUp(Verb.REROLL)) {
      Discards.spend(party, seat, token);
      party.tell(isOneShot ? Tidings.PLAYED : Tidings.TEAMED, seat, token);
      party.then(Reroll.REROLL);
    } else {
      party.use(token);
      party.tell(Tidings.USED, seat, token);
      party.then(Pay.of(seat, token, Abilities.activate(face).clause().cost()), Reroll.REROLL);
    }
  }

  private static void use(Party party, int seat, VerbAction deed) {
    int token = party.find(party.table(seat), deed, seat);
    if (token < 0 || !party.face(token).activates(Verb.STR) && !party.face(token).activates(Verb.ESCAPE)) {
      TrapHit.pay(party, seat, deed);
      party.then(new KeptTrap(seat));
      return;
    }
    Face face = party.face(token);
    party.use(token);
    party.tell(Tidings.USED, seat, token);
    party.then(
        Pay.of(seat, token, Abilities.activate(face).clause().cost()), Carry.of(face, Part.ACTIVATE, seat, Party.NOBODY));
  }

  private static void teamUp(Party party, int seat, VerbAction deed) {
    int token = party.find(party.table(seat), deed, seat);
    Face face = party.face(token);
    Discards.leaveTable(party, token); // MT-TAB-03
    party.move(token, party.zones().open);
    party.tell(Tidings.TEAMED, seat, token);
    party.then(Settle.LIMITS); // before anything is chosen (MT-ITM-10)
    if (face.teamsUp(Verb.CANCELTRAP)) {
      party.then(new KeptTrap(seat));
    } else if (face.teamAim == Face.Aim.NONE) {
      party.then(Carry.of(face, Part.TEAM_UP, seat, Party.NOBODY));
    } else {
      party.then(Target.of(party, seat, token, Part.TEAM_UP));
    }
    party.then(new Finish(token));
  }
}
