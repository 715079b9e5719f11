package games.kumite.kungfu.setup;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.content.Blueprint;
import games.kumite.kungfu.content.Burden;
import games.kumite.kungfu.content.FigureType;
import games.kumite.kungfu.content.GangFault;
import games.kumite.kungfu.content.Legacy;
import games.kumite.kungfu.content.Member;
import games.kumite.kungfu.content.Profile;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.setup.SetupAction.Verb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The muster of a gang from its last battle; those who were lost are replaced one by one (D-50, KF-ADV-02).
 *
 * @param gang the gang
 */
record Muster(int gang) implements Question<GameState> {

  private static final Refusal DEARER = new Refusal("KF-ADV-02", "replacement-dearer");
  private static final Refusal OTHER_RANK = new Refusal("KF-ADV-02", "replacement-rank");
  private static final EventType REPLACED =
      EventType.of("replaced", "KF-ADV-02").seat("who").word("figure", Figures::id);

  /** The burdens that members bring in addition, when all gangs are there. */
  private enum Burdens implements Step<GameState> {
    LAID;

    @Override
    public void run(GameState state) {
      List<Legacy> legacies = state.definition().legacies;
      for (int gang = 0; gang < legacies.size(); gang++) {
        for (int i = 0; i < legacies.get(gang).members().size(); i++) {
          Member member = legacies.get(gang).members().get(i);
          lay(state, state.figures().named(gang + 1 + "-" + (i + 1)), member);
        }
      }
    }
  }

  /** Musters all gangs of a match that follows another one. */
  static void all(GameState state) {
    for (Legacy legacy : state.definition().legacies) {
      for (Member member : legacy.members()) {
        if (Blueprint.isCustom(member.profile())) {
          state.figures().build(Blueprint.read(state.definition().content.prices(), member.profile()));
        }
      }
    }
    state.then(new Rest(0));
  }

  /**
   * The muster of the gangs from one on, then the burdens of all.
   *
   * @param gang the next one
   */
  private record Rest(int gang) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      if (gang < state.gangs()) {
        state.then(new Muster(gang), new Rest(gang + 1));
      } else {
        state.then(Burdens.LAID);
      }
    }
  }

  private Legacy legacy(GameState state) {
    return state.definition().legacies.get(gang);
  }

  @Override
  public String kind() {
    return "replace";
  }

  @Override
  public int seat(GameState state) {
    return state.seat(gang);
  }

  /** Runs the muster: those who were not lost are there; the first one who was is asked for. */
  @Override
  public void run(GameState state) {
    Legacy legacy = legacy(state);
    for (int i = state.members(gang).size(); i < legacy.members().size(); i++) {
      if (legacy.members().get(i).is(Burden.LOST)) {
        Question.super.run(state);
        return;
      }
      state.figures().add(state.figures().profileOf(legacy.members().get(i).profile()), gang);
    }
    state.gang(gang, Counters.LEVEL_BEFORE, legacy.level());
    state.gang(gang, Counters.THANKS, legacy.thanks()); // KF-VIP-05f
    ChooseGang.complete(state, gang);
  }

  private Profile lost(GameState state) {
    return profile(state, legacy(state).members().get(state.members(gang).size()));
  }

  private static Profile profile(GameState state, Member member) {
    return state.figures().profileAt(state.figures().profileOf(member.profile()));
  }

  @Override
  public Prompt prompt(GameState state) {
    return Question.prompt(state, kind(), seat(state), state.named(lost(state)));
  }

  /** Lists the same profile first, then all others. */
  @Override
  public void collectActions(GameState state, ActionCollector out) {
    Profile lost = lost(state);
    offer(state, lost, out);
    for (Profile profile : state.definition().content.profiles()) {
      if (profile != lost) {
        offer(state, profile, out);
      }
    }
    for (Profile profile : state.figures().built()) {
      if (profile != lost) {
        offer(state, profile, out);
      }
    }
    Build.offer(state, gang, out);
  }

  private void offer(GameState state, Profile profile, ActionCollector out) {
    out.add(ChooseGang.recruit(state, profile, state.figures().profileOf(profile.id)), refusal(state, profile));
  }

  @Override
  public String detail(GameState state, Action action) {
    return ChooseGang.detail(state, (SetupAction) action);
  }

  /** Returns the reason why a figure of a profile cannot replace the next one who was lost, null if it can. */
  @Nullable Refusal refusal(GameState state, Profile profile) {
    Profile lost = lost(state);
    if ((profile.type == FigureType.PROTAGONIST) != (lost.type == FigureType.PROTAGONIST)) {
      return OTHER_RANK;
    }
    if (profile.points > lost.points) {
      return DEARER;
    }
    GangFault fault = state.definition().limits.fault(with(state, profile));
    return fault == null ? null : ChooseGang.refusal(fault);
  }

  /** Returns the gang with a replacement, and those who are still to be replaced as they were. */
  private List<Profile> with(GameState state, Profile replacement) {
    List<Profile> members = new ArrayList<>(state.members(gang));
    members.add(replacement);
    List<Member> all = legacy(state).members();
    for (Member member : all.subList(members.size(), all.size())) {
      members.add(profile(state, member));
    }
    return members;
  }

  @Override
  public void execute(GameState state, Action action) {
    SetupAction order = (SetupAction) action;
    if (order.verb() == Verb.BUILD) {
      state.ask(Build.of(gang, order));
      return;
    }
    replace(state, order.value());
  }

  /** Lets a figure of a profile replace the next one who was lost. */
  int replace(GameState state, int profile) {
    int figure = state.figures().add(profile, gang);
    state.emit(REPLACED, state.seat(gang), state.figures().code(figure));
    state.then(this);
    return figure;
  }

  /** Lets a member of the new battle, who is on the roll already, begin it as its burdens say. */
  private static void lay(GameState state, int figure, Member member) {
    Figures figures = state.figures();
    if (member.is(Burden.UNARMED)) { // KF-TRT-63b
      figures.note(figure, PlotDeed.UNARMED);
      figures.arms().loseWeapon(figure, figures.profile(figure).weapons(0).indexOf(Weapon.SIGNATURE));
    }
    if (member.isHumbled()) { // KF-PLT-08b, KF-TAO-09
      figures.inflict(figure, Condition.HUMBLED);
      figures.humbler(figure, member.humbler().isEmpty() ? Figures.NOBODY : figures.named(member.humbler()));
    }
    if (member.is(Burden.REFUSED)) {
      figures.note(figure, PlotDeed.REFUSED);
    }
  }
}
